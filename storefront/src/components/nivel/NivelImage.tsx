import {fileUrl} from '@clube/api-client';
import {NivelCan, Picture} from '@clube/ui';
import type {Info} from '../../base/types';
import styles from './NivelImage.module.css';

interface Props {
  /** None before the session's info has come, and for who has not reached one. */
  nivel: Pick<NonNullable<Info['cluster']>, 'nome' | 'img' | 'imgImagens'> | null | undefined;
  /** Of the can, from 0 to 1. */
  fill: number;
  /** Pixels. */
  size: number;
}

/** A level's own picture; a drawn can where staff gave it none or it does not come. Words beside it say the same. */
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
