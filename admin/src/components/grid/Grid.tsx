import {LoadingState, FailureState, Icon} from '@clube/ui';
import {useListContext, type RaRecord} from 'react-admin';
import {Cards} from './cards/Cards';
import type {Column} from './columns';
import {Pasting} from './edit/paste/Pasting';
import {ClearFilters, NoRows} from './NoRows';
import styles from './Grid.module.css';
import {Table} from './table/Table';
import {useOpening, type Opens} from './opening/useOpening';
import {useNarrow} from '../useNarrow';

export interface GridProps<L extends RaRecord> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<L>[];
  /** If given, rows can be selected; returns a row's name for screen readers. */
  rowName?: ((row: L) => string) | undefined;
  /** Where a click on a row leads; the middle button and Ctrl open it in a new tab. */
  opens?: Opens<L> | undefined;
  /** Shown under "Sem resultados". */
  empty?: string | undefined;
}

/** Shown while the browser is offline: requests wait for a connection, and then continue by themselves. */
const OFFLINE = 'Sem conexão com a internet: o que falta vem quando ela voltar.';

/**
 * The panel's table, in react-admin's list context: rows in a grid with keyboard control, or cards on a phone, and the
 * loading, empty and failed states. Every list of rows uses it.
 */
export function Grid<L extends RaRecord>({label, columns, rowName, opens, empty}: GridProps<L>) {
  const {data, error, refetch, isPaused} = useListContext<L>();
  const opening = useOpening(opens);
  const cards = useNarrow();
  // Rows that were loaded are still useful when a refetch fails, so they stay visible.
  if (error && !data)
    return (
      <div className={styles.waiting}>
        <FailureState message={error.message} onRetry={() => refetch()} />
        <ClearFilters />
      </div>
    );
  if (!data)
    return (
      <div className={styles.waiting}>
        {isPaused && <p role="status">{OFFLINE}</p>}
        <LoadingState rows={8} />
      </div>
    );
  if (data.length === 0) return <NoRows label={label} empty={empty} />;
  const Rows = cards ? Cards : Table;
  return (
    <>
      {(isPaused || error) && (
        <p className={styles.stale} role="status">
          <Icon name="alert" size={18} /> Estas linhas podem estar desatualizadas. {isPaused ? OFFLINE : error?.message}
        </p>
      )}
      <Pasting columns={columns} rows={data}>
        <Rows label={label} columns={columns} rows={data} rowName={rowName} opening={opening} />
      </Pasting>
    </>
  );
}
