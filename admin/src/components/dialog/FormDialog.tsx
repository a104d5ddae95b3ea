import {Button, Modal} from '@clube/ui';
import {useId, type ReactNode, type RefObject} from 'react';
import styles from './FormDialog.module.css';
import {useFirstError} from './useFirstError';
import {useUnsavedChanges} from './useUnsavedChanges';

interface Props {
  title: string;
  children: ReactNode;
  /** On the button that sends it. */
  submitLabel?: string;
  /** On it while it is sent. */
  busyLabel?: string;
  busy: boolean;
  destructive?: boolean;
  /** There is nothing yet that could be sent. */
  incomplete?: boolean;
  /** Something was changed that no control of the form holds. */
  changed?: boolean;
  /** Widest extent in pixels. */
  width?: number;
  /** At the right edge, so that what it belongs to stays in sight. */
  side?: boolean;
  /** Grows with each time that what stands there was stored, and the dialog stays open. */
  stored?: number;
  onSend: () => void;
  onClose: () => void;
}

/**
 * A form in a dialog: Enter sends it; Esc, a press beside it and "Voltar" leave, after a question where something was typed.
 * What is sent and refused stays as it is, and the focus goes to the first field with an error.
 */
export function FormDialog(props: Props) {
  const {title, children, submitLabel = 'Salvar', busyLabel = 'Aguarde', busy, destructive, incomplete, width} = props;
  const {changed = false, side, stored = 0, onSend, onClose} = props;
  const id = useId();
  const {form, asking, leave, stay, stayButton} = useUnsavedChanges({changed, stored, onClose});
  const onSent = useFirstError(form);
  return (
    <Modal
      open
      title={title}
      onClose={asking ? stay : leave}
      {...(width !== undefined && {width})}
      {...(side && {side})}
      footer={
        asking ? (
          <Question stayButton={stayButton} onStay={stay} onDiscard={onClose} />
        ) : (
          <>
            <Button variant="secondary" onClick={leave}>
              Voltar
            </Button>
            <Button
              type="submit"
              form={id}
              variant={destructive ? 'accent' : 'primary'}
              disabled={incomplete}
              busy={busy && busyLabel}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className={styles.form}
        // Also out of a text of several lines, where Enter alone is a new one.
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
        onSubmit={event => {
          event.preventDefault();
          if (busy || incomplete || asking) return;
          onSent();
          onSend();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}

interface QuestionProps {
  stayButton: RefObject<HTMLButtonElement | null>;
  onStay: () => void;
  onDiscard: () => void;
}

/** Shown in place of the form's own buttons. */
function Question({stayButton, onStay, onDiscard}: QuestionProps) {
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
