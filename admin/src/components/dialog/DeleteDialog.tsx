import type {ReactNode} from 'react';
import {ConfirmDialog} from './ConfirmDialog';
import {fromServer, useAction} from '../useAction';

interface Props {
  title: string;
  resource: string;
  /** The delete request; the message that it returns is shown on success. */
  remove: () => Promise<{mensagem: string}>;
  failure: string;
  children: ReactNode;
  onClose: () => void;
}

/** Asks, deletes, and refetches the list. */
export function DeleteDialog({title, resource, remove, failure, children, onClose}: Props) {
  const {busy, run} = useAction({success: fromServer, failure, changes: [resource]});
  const deleteIt = async (): Promise<void> => {
    if (await run(remove)) onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Excluir"
      destructive
      busy={busy}
      onConfirm={() => void deleteIt()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
