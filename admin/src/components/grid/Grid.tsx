import {Button, LoadingState, FailureState, Icon, EmptyState} from '@clube/ui';
import type {ReactNode} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import {Sortable, type RowOrder} from '../reorder/Sortable';
import {useFilters} from '../list/useFilters';
import {GridHeader} from './GridHeader';
import type {Column} from './columns';
import styles from './Grid.module.css';
import {Row, OrderedRow} from './Row';

interface Props<L extends RaRecord> {
  /** What the table holds, read before it. */
  caption: string;
  columns: readonly Column<L>[];
  /** Rows can be chosen; the text names one of them for screen readers. */
  selectLabel?: (row: L) => string;
  /** Said under "Sem resultados". */
  emptyText?: string;
  /** People decide the rows' order here: they are all here, and sorted by it. */
  order?: RowOrder<L>;
}

/**
 * The panel's table over react-admin's list: sorting, choosing, and the three states without rows. Ours, because the
 * library's own leaves its checkboxes unnamed and its sorting unsaid. On a phone each row becomes a card; the roles are
 * written out because those styles would erase them.
 */
export function Grid<L extends RaRecord>({caption, columns, selectLabel, emptyText, order}: Props<L>) {
  const {data, error, refetch} = useListContext<L>();
  // What has arrived is worth more than the news that nothing newer did.
  if (error && !data) return <FailureState message={error.message} onRetry={() => refetch()} />;
  if (!data)
    return (
      <div className={styles.espera}>
        <LoadingState rows={8} />
      </div>
    );
  if (data.length === 0)
    return (
      <div className={styles.espera}>
        <NoRows {...{caption, emptyText}} />
      </div>
    );
  const table = (rows: ReactNode) => (
    <div className={styles.moldura} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.grade} role="table">
        <caption className="so-leitor">{caption}</caption>
        <GridHeader columns={columns} selectable={!!selectLabel} ordered={!!order} />
        <tbody role="rowgroup">{rows}</tbody>
      </table>
    </div>
  );
  const common = {columns, ...(selectLabel && {selectLabel})};
  return (
    <>
      {error && (
        <p className={styles.antigas} role="status">
          <Icon name="alerta" size={18} /> Estas linhas podem estar desatualizadas. {error.message}
        </p>
      )}
      {order ? (
        <Sortable
          rows={data.map(row => ({id: Number(row.id), row}))}
          order={{...order, nameOf: ({row}) => order.nameOf(row)}}
        >
          {shown => table(shown.map(({id, row}) => <OrderedRow key={id} id={id} linha={row} {...common} />))}
        </Sortable>
      ) : (
        table(data.map(row => <Row key={row.id} linha={row} {...common} />))
      )}
    </>
  );
}

/** Why there are none, and, where a filter is why, the way out of it. */
function NoRows({caption, emptyText}: Pick<Props<RaRecord>, 'caption' | 'emptyText'>) {
  const {filterValues, setFilters} = useFilters();
  const filtered = Object.keys(filterValues).length > 0;
  const clear = (
    <Button
      variant="secundario"
      onClick={({currentTarget}) => {
        // The button goes with the filters: the search is where one began.
        currentTarget.closest('main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
        setFilters({}, {}, false);
      }}
    >
      Limpar busca e filtros
    </Button>
  );
  return (
    <div role="status">
      <EmptyState title="Sem resultados" seed={caption} action={filtered && clear}>
        {filtered ? 'Nada combina com a busca e os filtros.' : emptyText}
      </EmptyState>
    </div>
  );
}
