import {nextPedidoStates, type SettablePedidoState} from '@clube/domain';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useMenu} from '../components/useMenu';
import {mayCall} from '../providers/access';
import type {Pedido} from './types';

const LABELS: Readonly<Record<SettablePedidoState, string>> = {
  enviado: 'Marcar como enviado à operadora',
  confirmado: 'Confirmar',
  entregue: 'Marcar como entregue',
  recusado: 'Recusar',
};

/** The actions on this request; none if it is completed. */
export function RowMenu({pedido, onChoose}: {pedido: Pedido; onChoose: (to: SettablePedidoState) => void}) {
  const {anchor, open, close, choose} = useMenu();
  const states = nextPedidoStates(pedido.tipo, pedido.estado);
  if (states.length === 0 || !mayCall('POST /api/cartoes/pedidos/{id}/estado')) return null;
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={`Ações do pedido ${pedido.id}`}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        title="Ações"
        onClick={open}
      >
        ⋯
      </button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close}>
          {states.map(state => (
            <MenuItem key={state} onClick={() => choose(() => onChoose(state))}>
              {LABELS[state]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
