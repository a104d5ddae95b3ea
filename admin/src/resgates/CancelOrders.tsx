import {client} from '@clube/api-client';
import {ConfirmBatchJob} from '../components/batch-jobs/ConfirmBatchJob';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {BulkPreview} from './BulkPreview';

interface Props extends AllMatchingProps {
  /** The orders in words: "os 12 resgates selecionados". */
  orders: string;
  label: string;
}

/** Cancels many orders as a batch job, after a question. */
export function CancelOrders({filters, many, orders, label, onDone}: Props) {
  return (
    <ConfirmBatchJob
      label={label}
      title="Cancelar resgates"
      confirmLabel={many === '1' ? 'Cancelar resgate' : `Cancelar ${many} resgates`}
      destructive
      call="POST /api/resgates/cancelar/filtro"
      start={() => client.post('/api/resgates/cancelar/filtro', {body: {filtro: filters}})}
      onDone={onDone}
    >
      <p>
        Cancela {orders}: os pontos voltam para os pintores, e resgates cancelados não podem ser reabertos. O que não
        puder ser cancelado fica como está. Em Trabalhos você vê o resultado de cada resgate e pode interromper.
      </p>
      <BulkPreview filters={filters} cancelling />
    </ConfirmBatchJob>
  );
}
