import {client} from '@clube/api-client';
import {isResgateStatus, type ResgateStatus, STATUS_REQUIRED} from '@clube/domain';
import {Button, SelectField, notify} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {FormDialog} from '../components/dialog/FormDialog';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import {mayCall} from '../providers/access';
import {BulkPreview} from './BulkPreview';
import {BulkDates} from './BulkDates';
import {CancelOrders} from './CancelOrders';
import {SETTABLE_STATUS_OPTIONS} from './status';

/** Bulk actions on all matching orders, as batch jobs. */
export function AllMatching(matching: AllMatchingProps) {
  const orders = `os ${matching.many} resgates que correspondem à busca e aos filtros de agora`;
  return (
    <>
      <StatusOfAll {...matching} />
      <BulkDates {...matching} orders={orders} label="Alterar datas de todos" />
      <CancelOrders {...matching} orders={orders} label="Cancelar todos" />
    </>
  );
}

function StatusOfAll({filters, many, onDone}: AllMatchingProps) {
  const [open, setOpen] = useState(false);
  const {busy, run} = useStartBatchJob();
  if (!mayCall('POST /api/resgates/bulk/filtro')) return null;
  const send = async (status: ResgateStatus): Promise<void> => {
    if (await run(() => client.post('/api/resgates/bulk/filtro', {body: {filtro: filters, status}}))) onDone();
  };
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        Alterar status de todos
      </Button>
      {open && (
        <StatusDialog many={many} busy={busy} onSend={status => void send(status)} onClose={() => setOpen(false)}>
          <BulkPreview filters={filters} />
        </StatusDialog>
      )}
    </>
  );
}

interface DialogProps {
  many: string;
  busy: boolean;
  onSend: (status: ResgateStatus) => void;
  onClose: () => void;
  children: ReactNode;
}

function StatusDialog({many, busy, onSend, onClose, children}: DialogProps) {
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
        onChange={event => {
          setStatus(event.target.value);
          setError(undefined);
        }}
      />
      {children}
    </FormDialog>
  );
}
