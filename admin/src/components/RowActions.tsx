import {IconButton, buttonClass} from '@clube/ui';
import type {RaRecord} from 'react-admin';
import {Link} from 'react-router-dom';
import {mayDo} from '../manifest/access';
import {addressOf, useManifest} from '../manifest/context';
import {currentSession} from '../providers/session';
import type {Column} from './grid/columns';

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
  if (!edits && !deletes) return [];
  const cell = (row: L) => (
    <>
      {edits && (
        <Link
          className={buttonClass({variant: 'secundario', small: true})}
          to={addressOf(`${manifest.path}/${row.id}`)}
          aria-label={`Editar ${nameOf(row)}`}
        >
          Editar
        </Link>
      )}
      {deletes && (
        <IconButton icon="lixeira" label={`Excluir ${nameOf(row)}`} size={20} onClick={() => onDelete?.(row)} />
      )}
    </>
  );
  return [{key: 'acoes', title: 'Ações', actions: true, cell}];
}
