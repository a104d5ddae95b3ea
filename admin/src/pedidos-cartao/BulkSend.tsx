import {client} from '@clube/api-client';
import {ConfirmBatchJob} from '../components/batch-jobs/ConfirmBatchJob';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {useSelected} from '../components/grid/footer/useSelected';

/** Marks the selected requests, on all pages, as sent to the operator. */
export function SendSelected() {
  const selected = useSelected();
  if (!selected) return null;
  const pedidos = selected.many === '1' ? 'o pedido selecionado' : `os ${selected.many} pedidos selecionados`;
  return <BulkSend {...selected} pedidos={pedidos} />;
}

/** Marks all matching requests as sent to the operator. */
export function SendAllMatching(matching: AllMatchingProps) {
  return (
    <BulkSend {...matching} pedidos={`os ${matching.many} pedidos que correspondem à busca e aos filtros de agora`} />
  );
}

interface Props extends AllMatchingProps {
  /** The requests in words. */
  pedidos: string;
}

function BulkSend({filters, pedidos, onDone}: Props) {
  return (
    <ConfirmBatchJob
      label="Marcar como enviados"
      title="Marcar como enviados"
      confirmLabel="Marcar"
      call="POST /api/cartoes/pedidos/bulk/filtro"
      start={() => client.post('/api/cartoes/pedidos/bulk/filtro', {body: {filtro: filters}})}
      onDone={onDone}
    >
      Marca {pedidos} como enviados à operadora. O que já passou disso fica como está. Em Trabalhos você vê o resultado
      de cada pedido e pode interromper.
    </ConfirmBatchJob>
  );
}
