import {Button, Modal} from '@clube/ui';
import type {ReactNode} from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** On the button that does it. */
  confirmLabel: string;
  busy?: boolean;
  /** It takes something away. */
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that cannot simply be undone. */
export function ConfirmDialog({title, children, confirmLabel, busy, destructive, onConfirm, onClose}: Props) {
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
          <Button variant={destructive ? 'destaque' : 'principal'} busy={busy && 'Aguarde'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
