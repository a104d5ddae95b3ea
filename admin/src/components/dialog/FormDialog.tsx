import {Button, Modal} from '@clube/ui';
import {useId, type ReactNode} from 'react';
import styles from './FormDialog.module.css';
import {UnsavedQuestion} from './UnsavedQuestion';
import {useFirstError} from './useFirstError';
import {useUnsavedChanges} from './useUnsavedChanges';

interface Props {
  title: string;
  children: ReactNode;
  /** The label of the submit button. */
  submitLabel?: string;
  /** The label of the submit button while the form is being sent. */
  busyLabel?: string;
  busy: boolean;
  destructive?: boolean;
  /** The form cannot be sent yet. */
  incomplete?: boolean;
  /** Something was changed that is not in a form control. */
  changed?: boolean;
  /** Maximum width, pixels. */
  width?: number;
  /** Docked at the right edge, so that the row that it belongs to stays visible. */
  side?: boolean;
  /** A counter, increased each time the values were stored while the dialog stays open. */
  stored?: number;
  onSend: () => void;
  onClose: () => void;
}

/**
 * A form in a dialog: Enter submits it; Esc, a click outside and "Voltar" close it, after a question if there are
 * unsaved changes. Refused values stay in the form, and the focus goes to the first field with an error.
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
          <UnsavedQuestion stayButton={stayButton} onStay={stay} onDiscard={onClose} />
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
        // Ctrl+Enter also submits from a multi-line field, where Enter alone begins a new line.
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
