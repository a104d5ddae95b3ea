import {resgateAllows, type ResgateAction, type Call} from '@clube/domain';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {useMenu} from '../components/useMenu';
import {mayCall} from '../providers/access';
import {resgateAddress, type RowAction, type Resgate} from './types';

interface Item {
  action: RowAction;
  label: string;
  /** The action on the order, and the request behind it. */
  needs: {action: ResgateAction; call: Call};
}

const MENU_ITEMS: readonly Item[] = [
  {
    action: 'status',
    label: 'Alterar status',
    needs: {action: 'alterarStatus', call: 'POST /api/alterarStatusResgate'},
  },
  {
    action: 'expected',
    label: 'Previsão de entrega',
    needs: {action: 'alterarDatas', call: 'PUT /api/previsao-entrega'},
  },
  {action: 'delivered', label: 'Data de entrega', needs: {action: 'alterarDatas', call: 'PUT /api/data-resgate'}},
  {
    action: 'note',
    label: 'Observação',
    needs: {action: 'alterarObservacao', call: 'PUT /api/resgates/{id}/alterar-observacao'},
  },
  {action: 'cancel', label: 'Cancelar resgate', needs: {action: 'cancelar', call: 'POST /api/cancelarResgate'}},
];

const midiasAddress = (id: number): string => `/painel/processar/foto-video?resgate=${id}`;

interface Props {
  resgate: Resgate;
  onChoose: (action: RowAction) => void;
  /** On the order's own page, which has room for a text label. */
  onPage?: boolean;
}

/** The actions on this order that the user may perform. On a closed order most are shown but disabled. */
export function RowMenu({resgate, onChoose, onPage}: Props) {
  const {anchor, open, close, choose} = useMenu();
  const allowedItems = MENU_ITEMS.filter(({needs}) => mayCall(needs.call));
  if (onPage && allowedItems.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={onPage ? buttonClass({variant: 'secondary', small: true}) : 'icon-button'}
        aria-label={`Ações do resgate ${resgate.id}`}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        title="Ações"
        onClick={open}
      >
        {onPage ? 'Ações ▾' : '⋯'}
      </button>
      {/* Rendered only while open, as a list may have five thousand rows. */}
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close}>
          {!onPage && (
            <MenuItem component={Link} to={resgateAddress(resgate)} onClick={close}>
              Ver detalhes
            </MenuItem>
          )}
          {allowedItems.map(({action, label, needs}) => (
            <MenuItem
              key={action}
              disabled={!resgateAllows(needs.action, resgate.status)}
              onClick={() => choose(() => onChoose(action))}
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
