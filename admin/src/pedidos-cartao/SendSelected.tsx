import {nextPedidoStates} from '@clube/domain';
import {Button} from '@clube/ui';
import {useListContext} from 'react-admin';
import {fromServer, useAction} from '../components/useAction';
import {mayCall} from '../providers/access';
import {REFETCHED_RESOURCES, pedidoActions, type Pedido} from './types';

/** Marks the selected requests as sent to the operator; those already sent are skipped. */
export function SendSelected() {
  const {selectedIds, onUnselectItems, data = []} = useListContext<Pedido>();
  const {busy, run} = useAction({success: fromServer, changes: REFETCHED_RESOURCES});
  const open = data.filter(
    ({id, tipo, estado}) => selectedIds.includes(id) && nextPedidoStates(tipo, estado).includes('enviado'),
  );
  if (selectedIds.length === 0 || !mayCall('PATCH /api/cartoes/pedidos/bulk')) return null;
  const send = async (): Promise<void> => {
    if (await run(() => pedidoActions.sendAll(open.map(({id}) => id)))) onUnselectItems();
  };
  return (
    <Button variant="secondary" small disabled={open.length === 0} busy={busy && 'Aguarde'} onClick={() => void send()}>
      Marcar {open.length} como enviado{open.length === 1 ? '' : 's'}
    </Button>
  );
}
