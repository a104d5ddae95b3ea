import {nextPedidoStates, type SettablePedidoState} from '@clube/domain';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        onClick={event => setAnchor(event.currentTarget)}
      >
        ⋯
      </button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {states.map(state => (
            <MenuItem
              key={state}
              onClick={() => {
                setAnchor(null);
                onChoose(state);
              }}
            >
              {LABELS[state]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
