import {BrandMark} from '@clube/ui';
import styles from './Push.module.css';

interface Props {
  titulo: string;
  texto: string;
}

/** A preview of the notification on a phone's lock screen. */
export function PhonePreview({titulo, texto}: Props) {
  return (
    <figure className={styles.preview}>
      <div className={styles.phone}>
        <p className={styles.clock} aria-hidden="true">
          9:41
        </p>
        <div className={styles.push}>
          <BrandMark size={34} />
          <div>
            <p className={styles.app}>Clube do Pintor · agora</p>
            <p className={styles.title}>{titulo.trim() || 'Título'}</p>
            <p className={styles.text}>{texto.trim() || 'O texto do push aparece aqui.'}</p>
          </div>
        </div>
      </div>
      <figcaption>Como aparece no celular</figcaption>
    </figure>
  );
}
