import {Button, notify} from '@clube/ui';
import styles from './NotaDialog.module.css';

interface Props {
  text: string;
}

/** A text to send to a painter, with a copy button. */
export function CopyAnswer({text}: Props) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Resposta copiada');
    } catch {
      // A browser may deny access to the clipboard; the text can be selected and copied from the page.
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
