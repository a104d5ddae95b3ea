import {useMemo, useState, type ReactNode} from 'react';
import type {ListColumn} from '../components/grid/columns';
import {actionsFor, type PintorAction} from './actions/actions';
import {ActionDialog} from './actions/ActionDialog';
import {PintorMenu} from './actions/PintorMenu';
import {COLUMNS} from './columns';
import type {Pintor} from './types';

/** The columns of a list of painters including the actions, and the dialog of the chosen action. */
export function usePintorColumns(): {columns: readonly ListColumn<Pintor>[]; dialog: ReactNode} {
  const [chosen, setChosen] = useState<{pintor: Pintor; action: PintorAction}>();
  const columns = useMemo(
    (): ListColumn<Pintor>[] => [
      ...COLUMNS,
      {
        kind: 'actions',
        field: 'acoes',
        title: 'Ações',
        width: 52,
        cell: pintor => (
          <PintorMenu pintor={pintor} actions={actionsFor(pintor)} onChoose={action => setChosen({pintor, action})} />
        ),
      },
    ],
    [],
  );
  return {columns, dialog: chosen && <ActionDialog {...chosen} onClose={() => setChosen(undefined)} />};
}
