import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import {DeleteDialog} from '../../dialog/DeleteDialog';
import {useAction} from '../../useAction';
import type {View} from './match';
import {SaveView} from './SaveView';
import {VIEWS_QUERY_KEY, viewCalls, SAVING_VIEW} from './useViews';
import styles from './Views.module.css';

interface Props {
  view: View;
  /** The current settings of the list, to store in the view. */
  settings: Pick<View, 'filtros' | 'ordem' | 'ocultas'>;
}

/** The menu of the user's own view: store the current columns, rename, share, delete. */
export function ViewMenu({view, settings}: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const {run} = useAction(SAVING_VIEW);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  const change = (body: Parameters<typeof viewCalls.change>[1]) =>
    choose(() => void run(() => viewCalls.change(view.id, body)));
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={`Opções da visão ${view.nome}`}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={({currentTarget}) => setAnchor(currentTarget)}
      >
        ⋯
      </button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={change({ocultas: settings.ocultas})}>Guardar as colunas de agora</MenuItem>
        <MenuItem onClick={change({compartilhada: !view.compartilhada})}>
          {view.compartilhada ? 'Deixar de compartilhar' : 'Compartilhar com a equipe'}
        </MenuItem>
        <MenuItem onClick={choose(() => setOpen('rename'))}>Renomear</MenuItem>
        <MenuItem onClick={choose(() => setOpen('remove'))}>Excluir</MenuItem>
      </Menu>
      {open === 'rename' && (
        <SaveView resource={view.lista} view={view} settings={settings} onClose={() => setOpen(undefined)} />
      )}
      {open === 'remove' && (
        <DeleteDialog
          title="Excluir visão"
          resource={VIEWS_QUERY_KEY}
          remove={() => viewCalls.remove(view.id)}
          failure="Erro ao excluir a visão"
          onClose={() => setOpen(undefined)}
        >
          A visão <strong>{view.nome}</strong> some desta lista{view.compartilhada && ', também para a equipe'}.
        </DeleteDialog>
      )}
    </>
  );
}
