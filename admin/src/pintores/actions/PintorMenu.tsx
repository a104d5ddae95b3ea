import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {Link} from 'react-router-dom';
import {useMenu} from '../../components/useMenu';
import {mayCall} from '../../providers/access';
import type {Pintor} from '../types';
import {ACTION_LABELS, type PintorAction} from './actions';

interface Props {
  pintor: Pintor;
  actions: readonly PintorAction[];
  /** Omits the edit action, which the page has as a button. */
  withoutEdit?: boolean;
  onChoose: (action: PintorAction) => void;
}

/** The menu of actions on this painter; nothing if the user may perform none. */
export function PintorMenu({pintor, actions, withoutEdit = false, onChoose}: Props) {
  const {anchor, open, close, choose} = useMenu();
  const edits = !withoutEdit && mayCall('PUT /api/parceiros/{id}');
  if (!edits && actions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={`Ações de ${pintor.nome}`}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        title="Ações"
        onClick={open}
      >
        ⋯
      </button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close}>
          {edits && (
            <MenuItem component={Link} to={`/painel/pintores/${pintor.id}`}>
              Editar cadastro
            </MenuItem>
          )}
          {actions.map(action => (
            <MenuItem key={action} onClick={() => choose(() => onChoose(action))}>
              {ACTION_LABELS[action]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
