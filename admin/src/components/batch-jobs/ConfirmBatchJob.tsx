import type {Schema} from '@clube/api-client';
import type {Call} from '@clube/domain';
import {Button} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {mayCall} from '../../providers/access';
import {ConfirmDialog} from '../dialog/ConfirmDialog';
import {useStartBatchJob} from './useStartBatchJob';

interface Props {
  label: string;
  title: string;
  confirmLabel: string;
  destructive?: boolean;
  /** The call that `start` makes; without the right to it there is no button. */
  call: Call;
  start: () => Promise<Schema<'TrabalhoIniciado'>>;
  /** The batch job has started. */
  onDone: () => void;
  /** The question. */
  children: ReactNode;
}

/** A button that starts a batch job after a question. */
export function ConfirmBatchJob({label, call, start, onDone, children, ...dialog}: Props) {
  const [open, setOpen] = useState(false);
  const {busy, run} = useStartBatchJob();
  if (!mayCall(call)) return null;
  const confirm = async (): Promise<void> => {
    if (await run(start)) onDone();
  };
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <ConfirmDialog {...dialog} busy={busy} onConfirm={() => void confirm()} onClose={() => setOpen(false)}>
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
