import {IconButton, Icon} from '@clube/ui';
import {useMemo} from 'react';
import type {RaRecord} from 'react-admin';
import {Link, generatePath} from 'react-router-dom';
import {mayDo, mayOpen} from '../manifest/access';
import {addressOf, useManifest} from '../manifest/context';
import {currentSession} from '../providers/session';
import type {Column} from './grid/columns';
import type {Opens} from './grid/opening/useOpening';

interface Options<L> {
  /** What a row is called, for who hears the buttons. */
  nameOf: (row: L) => string;
  /** Absent where rows are not deleted. */
  onDelete?: (row: L) => void;
}

/** The last column of a list: edit and delete, to who may do either; no column to who may do neither. */
export function useRowActions<L extends RaRecord>({nameOf, onDelete}: Options<L>): Column<L>[] {
  const manifest = useManifest();
  const session = currentSession();
  const [edits, deletes] = [
    mayDo(manifest, 'edit', session),
    onDelete !== undefined && mayDo(manifest, 'delete', session),
  ];
  return useMemo(() => {
    if (!edits && !deletes) return [];
    const cell = (row: L) => (
      <>
        {edits && (
          <Link
            className="icon-button"
            to={addressOf(`${manifest.path}/${row.id}`)}
            title={`Editar ${nameOf(row)}`}
            aria-label={`Editar ${nameOf(row)}`}
          >
            <Icon name="pencil" size={18} />
          </Link>
        )}
        {deletes && (
          <IconButton icon="bin" label={`Excluir ${nameOf(row)}`} size={18} onClick={() => onDelete?.(row)} />
        )}
      </>
    );
    return [{kind: 'actions', field: 'acoes', title: 'Ações', width: edits && deletes ? 84 : 52, cell}];
    // oxlint-disable-next-line react/exhaustive-deps -- what is registered of a row does not change with the screen
  }, [manifest, edits, deletes]);
}

/** Where a click on a row leads: to its page, or else to its form, where this person may open it. */
export function useRowAddress<L extends RaRecord>(): Opens<L> | undefined {
  const manifest = useManifest();
  const session = currentSession();
  const page = manifest.screens.find(screen => screen.view === 'show' && mayOpen(screen, session))?.path;
  const edits = mayDo(manifest, 'edit', session);
  return useMemo(() => {
    if (page) return row => addressOf(generatePath(page, row));
    return edits ? row => addressOf(`${manifest.path}/${row.id}`) : undefined;
  }, [manifest, page, edits]);
}
