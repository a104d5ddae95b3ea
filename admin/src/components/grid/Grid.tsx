import {LoadingState, FailureState, Icon} from '@clube/ui';
import {useListContext, type RaRecord} from 'react-admin';
import {Cards} from './cards/Cards';
import type {Column} from './columns';
import {Pasting} from './edit/paste/Pasting';
import {ClearFilters, NoRows} from './NoRows';
import styles from './Grid.module.css';
import {Table} from './table/Table';
import {useOpening, type Opens} from './opening/useOpening';
import {useCards} from './useCards';

export interface GridProps<L extends RaRecord> {
  /** What the table holds, read before it. */
  label: string;
  columns: readonly Column<L>[];
  /** Rows can be chosen; the text names one of them for screen readers. */
  rowName?: ((row: L) => string) | undefined;
  /** Where a row leads that is clicked; the middle button and Ctrl open a tab. */
  opens?: Opens<L> | undefined;
  /** Said under "Sem resultados". */
  empty?: string | undefined;
}

/** Shown while the browser is offline: requests then wait for a connection, and go on by themselves. */
const OFFLINE = 'Sem conexão com a internet: o que falta vem quando ela voltar.';

/**
 * The panel's table over react-admin's list context: lines in a keyboard grid, or cards on a phone, and the three states
 * without rows. Everything that lists rows is made of it.
 */
export function Grid<L extends RaRecord>({label, columns, rowName, opens, empty}: GridProps<L>) {
  const {data, error, refetch, isPaused} = useListContext<L>();
  const opening = useOpening(opens);
  const cards = useCards();
  // What has arrived is worth more than the news that nothing newer did.
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
