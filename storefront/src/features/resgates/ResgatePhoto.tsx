import {fileUrl} from '@clube/api-client';
import {PremioIllustration, Picture} from '@clube/ui';
import type {Resgate} from '../../base/types';
import styles from './Resgates.module.css';

/** The photo of the ordered prize; decorative, as its name is next to it. */
export function ResgatePhoto({resgate, sizes}: {resgate: Resgate; sizes: string}) {
  return (
    <Picture
      renditions={resgate.imagens}
      main={fileUrl(resgate.diretorioFoto)}
      alt=""
      sizes={sizes}
      fit="contain"
      className={styles.photo}
    >
      <PremioIllustration tipo={resgate.tipo} seed={resgate.codigo} />
    </Picture>
  );
}
