import {IconButton, Icon} from '@clube/ui';
import {useMemo} from 'react';
import type {RaRecord} from 'react-admin';
import {Link, generatePath} from 'react-router-dom';
import {mayDo, mayEditRow, mayOpen} from '../manifest/access';
import {addressOf, useManifest} from '../manifest/context';
import {currentSession, currentUsuario} from '../providers/session';
import type {Column} from './grid/columns';
import type {Opens} from './grid/opening/useOpening';

interface Options<L> {
  /** The row's name, for the accessible names of its buttons. */
  nameOf: (row: L) => string;
  /** Absent if rows cannot be deleted. */
  onDelete?: (row: L) => void;
}

/** The last column of a list: edit and delete, each only if this person may do it; no column if neither. */
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
        {edits && mayEditRow(manifest, currentUsuario(), row) && (
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
    // oxlint-disable-next-line react/exhaustive-deps -- `nameOf` and `onDelete` differ at every render, but do the same
  }, [manifest, edits, deletes]);
}

/** Where a click on a row leads: to its page, else to its form, if this person may open it. */
export function useRowAddress<L extends RaRecord>(): Opens<L> | undefined {
  const manifest = useManifest();
  const session = currentSession();
  const page = manifest.screens.find(screen => screen.view === 'show' && mayOpen(screen, session))?.path;
  const edits = mayDo(manifest, 'edit', session);
  return useMemo(() => {
    if (page) return row => addressOf(generatePath(page, row));
    if (!edits) return undefined;
    return row => (mayEditRow(manifest, currentUsuario(), row) ? addressOf(`${manifest.path}/${row.id}`) : undefined);
  }, [manifest, page, edits]);
}
