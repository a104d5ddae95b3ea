import {fileUrl} from '@clube/api-client';
import {NivelCan, Picture} from '@clube/ui';
import type {Info} from '../../base/types';
import styles from './NivelImage.module.css';

interface Props {
  /** Undefined or null before the session's info is loaded, and without a level. */
  nivel: Pick<NonNullable<Info['cluster']>, 'nome' | 'img' | 'imgImagens'> | null | undefined;
  /** The fill of the can, from 0 to 1. */
  fill: number;
  /** Size, pixels. */
  size: number;
}

/**
 * A level's own picture; a drawn can if staff uploaded none or it fails to load. Decorative, as the text next to it
 * says the same.
 */
export function NivelImage({nivel, fill, size}: Props) {
  return (
    <span className={styles.place} style={{width: size, height: size}}>
      <Picture
        renditions={nivel?.imgImagens ?? []}
        main={fileUrl(nivel?.img)}
        alt=""
        sizes={`${size}px`}
        fit="contain"
        className={styles.picture}
      >
        <NivelCan nivel={nivel?.nome} fill={fill} size={size} />
      </Picture>
    </span>
  );
}
