import {Button, Modal} from '@clube/ui';
import type {ReactNode} from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** The label of the confirming button. */
  confirmLabel: string;
  busy?: boolean;
  /** The action deletes or revokes something. */
  destructive?: boolean;
  /** Another action, in place of "Voltar". */
  other?: {label: string; busy: boolean; onPress: () => void};
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot simply be undone. */
export function ConfirmDialog(props: Props) {
  const {title, children, confirmLabel, busy, destructive, other, onConfirm, onClose} = props;
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          {other ? (
            <Button variant="secondary" busy={other.busy && 'Aguarde'} onClick={other.onPress}>
              {other.label}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Voltar
            </Button>
          )}
          <Button variant={destructive ? 'accent' : 'primary'} busy={busy && 'Aguarde'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
