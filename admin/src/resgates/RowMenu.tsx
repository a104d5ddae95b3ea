import {resgateAllows, type ResgateAction, type Call} from '@clube/domain';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {mayCall} from '../providers/access';
import type {RowAction, Resgate} from './types';

interface Item {
  action: RowAction;
  label: string;
  /** What is changed, and the call that does it; absent where the order is only looked at. */
  needs?: {action: ResgateAction; call: Call};
}

const MENU_ITEMS: readonly Item[] = [
  {action: 'detalhes', label: 'Ver detalhes'},
  {
    action: 'status',
    label: 'Alterar status',
    needs: {action: 'alterarStatus', call: 'POST /api/alterarStatusResgate'},
  },
  {
    action: 'previsao',
    label: 'Previsão de entrega',
    needs: {action: 'alterarDatas', call: 'PUT /api/previsao-entrega'},
  },
  {action: 'entrega', label: 'Data de entrega', needs: {action: 'alterarDatas', call: 'PUT /api/data-resgate'}},
  {
    action: 'observacao',
    label: 'Observação',
    needs: {action: 'alterarObservacao', call: 'PUT /api/resgates/{id}/alterar-observacao'},
  },
  {action: 'cancelar', label: 'Cancelar resgate', needs: {action: 'cancelar', call: 'POST /api/cancelarResgate'}},
];

const midiasAddress = (id: number): string => `/painel/processar/foto-video?resgate=${id}`;

interface Props {
  resgate: Resgate;
  onChoose: (action: RowAction) => void;
}

/** What this user may do to this order. On a closed order most of it is shown but closed as well. */
export function RowMenu({resgate, onChoose}: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const allowedItems = MENU_ITEMS.filter(({needs}) => !needs || mayCall(needs.call));
  return (
    <>
      <button
        type="button"
        className="botao-icone"
        aria-label={`Ações do resgate ${resgate.id}`}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        title="Ações"
        onClick={event => setAnchor(event.currentTarget)}
      >
        ⋯
      </button>
      {/* A closed menu in each of five thousand rows would be drawn as well. */}
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {allowedItems.map(({action, label, needs}) => (
            <MenuItem
              key={action}
              disabled={!!needs && !resgateAllows(needs.action, resgate.status)}
              onClick={() => {
                setAnchor(null);
                onChoose(action);
              }}
            >
              {label}
            </MenuItem>
          ))}
          {mayCall('POST /api/upload/foto_video') && (
            <MenuItem component={Link} to={midiasAddress(resgate.id)}>
              Fotos e vídeos
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
