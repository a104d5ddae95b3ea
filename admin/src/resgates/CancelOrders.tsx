import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useState} from 'react';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {mayCall} from '../providers/access';
import {BulkPreview} from './BulkPreview';

interface Props extends AllMatchingProps {
  /** The orders in words: "os 12 resgates selecionados". */
  orders: string;
  label: string;
}

/** Cancels many orders as a batch job, after a question. */
export function CancelOrders({filters, many, orders, label, onDone}: Props) {
  const [open, setOpen] = useState(false);
  const {busy, run} = useStartBatchJob();
  if (!mayCall('POST /api/resgates/cancelar/filtro')) return null;
  const cancel = async (): Promise<void> => {
    if (await run(() => client.post('/api/resgates/cancelar/filtro', {body: {filtro: filters}}))) onDone();
  };
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <ConfirmDialog
          title="Cancelar resgates"
          confirmLabel={many === '1' ? 'Cancelar resgate' : `Cancelar ${many} resgates`}
          destructive
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setOpen(false)}
        >
          <p>
            Cancela {orders}: os pontos voltam para os pintores, e resgates cancelados não podem ser reabertos. O que
            não puder ser cancelado fica como está. Em Trabalhos você vê o resultado de cada resgate e pode interromper.
          </p>
          <BulkPreview filters={filters} />
        </ConfirmDialog>
      )}
    </>
  );
}
