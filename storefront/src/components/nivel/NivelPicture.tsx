import {nivelShare} from '../../base/session/info';
import type {Info} from '../../base/types';
import {NivelImage} from './NivelImage';

/** The picture of the painter's level; its can fills with the next level's requirements. */
export const NivelPicture = ({info, size}: {info: Info | undefined; size: number}) => (
  <NivelImage nivel={info?.cluster} fill={info ? nivelShare(info) : 0.1} size={size} />
);
