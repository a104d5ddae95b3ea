import {fileUrl} from '@clube/api-client';
import {PremioIllustration, Picture, classes} from '@clube/ui';
import type {Premio} from '../../base/types';
import styles from './PremioPhoto.module.css';

interface Props {
  premio: Premio;
  className?: string | undefined;
  /** How wide it is shown, as of `img`. */
  sizes: string;
  /** Empty where the prize's name stands beside it. */
  alt?: string;
  /** As of `Picture`. */
  first?: boolean;
}

/** The photograph of a prize, or a drawing of its kind when there is none or it does not arrive. */
export function PremioPhoto({premio, className, sizes, alt = '', first = false}: Props) {
  return (
    <Picture
      renditions={premio.imagens}
      main={fileUrl(premio.diretorioFoto)}
      alt={alt}
      sizes={sizes}
      first={first}
      className={classes(styles.photo, className)}
    >
      <PremioIllustration tipo={premio.tipo} seed={premio.codigo} />
    </Picture>
  );
}
