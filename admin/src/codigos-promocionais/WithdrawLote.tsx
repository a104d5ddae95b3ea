import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useState} from 'react';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {fromServer, useAction} from '../components/useAction';

interface Props {
  id: number;
  withdrawn: boolean;
}

/** Withdraws the unused codes of a batch, after a confirmation, or puts them into force again. */
export function WithdrawLote({id, withdrawn}: Props) {
  const [asking, setAsking] = useState(false);
  const {busy, run} = useAction({success: fromServer, changes: ['codigos-promocionais']});
  const label = withdrawn ? 'Pôr em vigor de novo' : 'Recolher lote';
  const change = async (): Promise<void> => {
    const body = {recolhido: withdrawn ? 0 : 1} as const;
    if (await run(() => client.put('/api/codigo-promocional/lotes/{id}', {path: {id}, body}))) setAsking(false);
  };
  return (
    <>
      <Button variant="secondary" small onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${label}: lote ${id}`}
          confirmLabel={label}
          destructive={!withdrawn}
          busy={busy}
          onConfirm={() => void change()}
          onClose={() => setAsking(false)}
        >
          {withdrawn
            ? 'Os códigos que ainda não foram usados voltam a valer, até a data de cada um.'
            : 'Os códigos que ainda não foram usados deixam de valer agora. Os que já foram usados ou enviados com uma nota continuam contando.'}
        </ConfirmDialog>
      )}
    </>
  );
}
