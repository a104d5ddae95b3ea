import {Button, notify} from '@clube/ui';
import styles from './NotaDialog.module.css';

interface Props {
  text: string;
}

/** A sentence to be sent to a painter, and the button that takes it along. */
export function CopyAnswer({text}: Props) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Resposta copiada');
    } catch {
      // A browser may keep the clipboard from a page; the sentence can be marked by hand.
      notify.error('Não foi possível copiar. Selecione o texto e copie.');
    }
  };
  return (
    <blockquote className={styles.answer}>
      <p>{text}</p>
      <Button variant="secondary" small icon="copy" onClick={() => void copy()}>
        Copiar resposta
      </Button>
    </blockquote>
  );
}
