import {Picture, classes} from '@clube/ui';
import {initials} from '../../base/formats';
import type {Info} from '../../base/types';
import styles from './Avatar.module.css';

interface Props {
  nome: string;
  /** Undefined before the session's info is loaded. */
  imagens?: Info['fotoImagens'] | undefined;
  /** Size, pixels. */
  size: number;
  className?: string | undefined;
}

/** The painter's round photo, or the initials if there is none. Decorative, as the name is next to it. */
export function Avatar({nome, imagens = [], size, className}: Props) {
  return (
    <span className={classes(styles.avatar, className)} style={{width: size, height: size, fontSize: size * 0.37}}>
      <Picture renditions={imagens} alt="" sizes={`${size}px`} className={styles.photo}>
        <span aria-hidden>{initials(nome)}</span>
      </Picture>
    </span>
  );
}
