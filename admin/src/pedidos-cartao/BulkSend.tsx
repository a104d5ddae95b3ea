import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useState} from 'react';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {useSelected} from '../components/grid/footer/useSelected';
import {mayCall} from '../providers/access';

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
  const [open, setOpen] = useState(false);
  const {busy, run} = useStartBatchJob();
  if (!mayCall('POST /api/cartoes/pedidos/bulk/filtro')) return null;
  const send = async (): Promise<void> => {
    if (await run(() => client.post('/api/cartoes/pedidos/bulk/filtro', {body: {filtro: filters}}))) onDone();
  };
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        Marcar como enviados
      </Button>
      {open && (
        <ConfirmDialog
          title="Marcar como enviados"
          confirmLabel="Marcar"
          busy={busy}
          onConfirm={() => void send()}
          onClose={() => setOpen(false)}
        >
          Marca {pedidos} como enviados à operadora. O que já passou disso fica como está. Em Trabalhos você vê o
          resultado de cada pedido e pode interromper.
        </ConfirmDialog>
      )}
    </>
  );
}
