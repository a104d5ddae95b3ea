import {fileUrl} from '@clube/api-client';
import {PremioIllustration, Picture, classes} from '@clube/ui';
import type {Premio} from '../../base/types';
import styles from './PremioPhoto.module.css';

interface Props {
  premio: Premio;
  className?: string | undefined;
  /** The `sizes` attribute of the `img`. */
  sizes: string;
  /** Empty if the prize's name is next to it. */
  alt?: string;
  /** As in `Picture`. */
  first?: boolean;
}

/** The photo of a prize, or a drawing of its type if there is none or it fails to load. */
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
