import type {ReactNode} from 'react';
import {ConfirmDialog} from './ConfirmDialog';
import {useAction} from '../useAction';

interface Props {
  title: string;
  resource: string;
  remove: () => Promise<unknown>;
  success: string;
  failure: string;
  children: ReactNode;
  onClose: () => void;
}

/** Asks, deletes, and reads the list again. */
export function DeleteDialog({title, resource, remove, success, failure, children, onClose}: Props) {
  const {busy, run} = useAction({success, failure, changes: [resource]});
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
