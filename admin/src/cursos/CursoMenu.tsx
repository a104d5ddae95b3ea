import {buttonClass} from '@clube/ui';
import type {Call} from '@clube/domain';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import {useNavigate} from 'react-router-dom';
import {addressOf, useManifest} from '../manifest/context';
import {mayCall} from '../providers/access';
import {CopyCurso} from './CopyCurso';
import {DeleteCurso} from './DeleteCurso';
import type {Curso} from './types';

const ITEMS = [
  {action: 'copy', label: 'Fazer uma cópia', call: 'POST /api/cursos/curso/{id}/copia'},
  {action: 'delete', label: 'Excluir curso', call: 'DELETE /api/cursos/curso/{id}'},
] as const satisfies readonly {action: string; label: string; call: Call}[];

/** The menu of less frequent actions on a course that the user may perform. */
export function CursoMenu({curso}: {curso: Pick<Curso, 'id' | 'nome'>}) {
  const {path} = useManifest();
  const goTo = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<(typeof ITEMS)[number]['action']>();
  const closeDialog = (): void => setChosen(undefined);
  return (
    <>
      <button
        type="button"
        className={buttonClass({variant: 'secondary', small: true})}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={event => setAnchor(event.currentTarget)}
      >
        Mais
      </button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {ITEMS.filter(({call}) => mayCall(call)).map(({action, label}) => (
            <MenuItem
              key={action}
              onClick={() => {
                setAnchor(null);
                setChosen(action);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {chosen === 'copy' && <CopyCurso curso={curso} onClose={closeDialog} />}
      {chosen === 'delete' && (
        <DeleteCurso curso={curso} onDeleted={() => void goTo(addressOf(path))} onClose={closeDialog} />
      )}
    </>
  );
}
