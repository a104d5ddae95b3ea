import {Button} from '@clube/ui';
import type {RefObject} from 'react';
import styles from './FormDialog.module.css';

interface Props {
  stayButton: RefObject<HTMLButtonElement | null>;
  onStay: () => void;
  onDiscard: () => void;
}

/** The question about unsaved changes, in place of the dialog's buttons. */
export function UnsavedQuestion({stayButton, onStay, onDiscard}: Props) {
  return (
    <>
      <p className={styles.question} role="alert">
        Descartar o que foi alterado?
      </p>
      <Button ref={stayButton} variant="secondary" onClick={onStay}>
        Continuar editando
      </Button>
      <Button variant="accent" onClick={onDiscard}>
        Descartar
      </Button>
    </>
  );
}
