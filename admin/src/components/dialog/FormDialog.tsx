import {Button, Modal} from '@clube/ui';
import {useId, type ReactNode} from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** On the button that sends it. */
  submitLabel?: string;
  busy: boolean;
  destructive?: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** A small form in a dialog: Enter sends it, Esc leaves. */
export function FormDialog({title, children, submitLabel = 'Salvar', busy, destructive, onSend, onClose}: Props) {
  const id = useId();
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secundario" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={id} variant={destructive ? 'destaque' : 'principal'} busy={busy && 'Aguarde'}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        style={{display: 'grid', gap: 16}}
        onSubmit={event => {
          event.preventDefault();
          if (!busy) onSend();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
