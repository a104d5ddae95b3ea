import {CANCELLED, RESGATE_CANCELLED, RESGATE_WORKFLOW} from '@clube/domain';
import {Button, notify} from '@clube/ui';
import {useState} from 'react';
import {useListContext} from 'react-admin';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {useAction} from '../components/useAction';
import {mayCall} from '../providers/access';
import {resgateActions} from './actions';
import {BulkStatusDialog} from './dialogs/BulkStatusDialog';
import type {Resgate} from './types';

/** Sets one status for many orders, either the selected rows or by ids. */
export function BulkStatusButton() {
  const {selectedIds, onUnselectItems} = useListContext<Resgate>();
  const [open, setOpen] = useState(false);
  if (!mayCall('PATCH /api/resgates/bulk')) return null;
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        Alterar Status em Massa
      </Button>
      {open && (
        <BulkStatusDialog
          chosenIds={selectedIds}
          onClose={done => {
            setOpen(false);
            if (done) onUnselectItems();
          }}
        />
      )}
    </>
  );
}

/** Cancels the selected orders that are still open, with one request each. */
export function CancelSelected() {
  const {selectedIds, onUnselectItems, data = []} = useListContext<Resgate>();
  const [open, setOpen] = useState(false);
  const {busy, run} = useAction({changes: ['resgates', 'pintores', 'premios']});
  const openResgates = data.filter(
    ({id, status}) => selectedIds.includes(id) && RESGATE_WORKFLOW.leads(status, CANCELLED),
  );
  const cancel = async (): Promise<void> => {
    await run(async () => {
      let doneCount = 0;
      try {
        for (const {id} of openResgates) {
          await resgateActions.cancel(id, CANCELLED);
          doneCount += 1;
        }
      } finally {
        // Orders cancelled before a failure stay cancelled.
        if (doneCount > 0) notify.success(doneCount === 1 ? RESGATE_CANCELLED : `${doneCount} resgates cancelados`);
      }
    });
    setOpen(false);
    onUnselectItems();
  };
  if (selectedIds.length === 0) return null;
  return (
    <>
      {mayCall('POST /api/cancelarResgate') && (
        <Button variant="secondary" small disabled={openResgates.length === 0} onClick={() => setOpen(true)}>
          Cancelar selecionados
        </Button>
      )}
      {open && (
        <ConfirmDialog
          title="Cancelar resgates"
          confirmLabel={`Cancelar ${openResgates.length}`}
          destructive
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setOpen(false)}
        >
          Os pontos de {openResgates.length === 1 ? 'um resgate' : `${openResgates.length} resgates`} voltam para os
          pintores. Resgates cancelados não podem ser reabertos.
        </ConfirmDialog>
      )}
    </>
  );
}
