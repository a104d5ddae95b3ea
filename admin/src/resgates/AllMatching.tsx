import {client} from '@clube/api-client';
import {isResgateStatus, type ResgateStatus, STATUS_REQUIRED} from '@clube/domain';
import {Button, SelectField, notify} from '@clube/ui';
import {useState} from 'react';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {FormDialog} from '../components/dialog/FormDialog';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import {mayCall} from '../providers/access';
import {SETTABLE_STATUS_OPTIONS} from './status';

/** Bulk actions on all matching orders, as batch jobs. */
export function AllMatching({filters, many, onDone}: AllMatchingProps) {
  const [open, setOpen] = useState<'status' | 'cancel'>();
  const {busy, run} = useStartBatchJob();
  const begin = async (call: () => Promise<unknown>): Promise<void> => {
    if (await run(call)) onDone();
    else setOpen(undefined);
  };
  return (
    <>
      {mayCall('POST /api/resgates/bulk/filtro') && (
        <Button variant="secondary" small onClick={() => setOpen('status')}>
          Alterar status de todos
        </Button>
      )}
      {mayCall('POST /api/resgates/cancelar/filtro') && (
        <Button variant="secondary" small onClick={() => setOpen('cancel')}>
          Cancelar todos
        </Button>
      )}
      {open === 'status' && (
        <StatusOfAll
          many={many}
          busy={busy}
          onClose={() => setOpen(undefined)}
          onSend={status =>
            void begin(() => client.post('/api/resgates/bulk/filtro', {body: {filtro: filters, status}}))
          }
        />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title="Cancelar resgates"
          confirmLabel="Cancelar todos"
          destructive
          busy={busy}
          onConfirm={() => void begin(() => client.post('/api/resgates/cancelar/filtro', {body: {filtro: filters}}))}
          onClose={() => setOpen(undefined)}
        >
          Cancela os {many} resgates que correspondem à busca e aos filtros de agora, um a um: os pontos voltam para os
          pintores, e resgates cancelados não podem ser reabertos. Você pode acompanhar e interromper em Trabalhos.
        </ConfirmDialog>
      )}
    </>
  );
}

interface StatusProps {
  many: string;
  busy: boolean;
  onSend: (status: ResgateStatus) => void;
  onClose: () => void;
}

function StatusOfAll({many, busy, onSend, onClose}: StatusProps) {
  const [status, setStatus] = useState('');
  const [error, setError] = useState<string>();
  const send = (): void => {
    const chosen = Number(status || NaN);
    if (isResgateStatus(chosen)) return onSend(chosen);
    setError(STATUS_REQUIRED);
    notify.error(STATUS_REQUIRED);
  };
  return (
    <FormDialog title="Alterar Status em Massa" submitLabel="Alterar todos" {...{busy, onClose}} onSend={send}>
      <SelectField
        label="Status"
        hint={`Dos ${many} resgates que correspondem à busca e aos filtros de agora.`}
        empty="Selecione"
        options={SETTABLE_STATUS_OPTIONS}
        value={status}
        error={error}
        onChange={event => setStatus(event.target.value)}
      />
    </FormDialog>
  );
}
