import {FailureState, Icon, LoadingState, classes} from '@clube/ui';
import {ListBase, useListContext, type RaRecord} from 'react-admin';
import {ALL_ROWS} from '../../providers/dataProvider';
import {Content} from '../grid/Content';
import {NoRows} from '../grid/NoRows';
import {isMain, type Column} from '../grid/columns';
import {errorShownByList} from '../grid/error-shown-by-list';
import {ListFailure} from '../list/ListFailure';
import styles from './OrderedList.module.css';
import {Sortable, type RowOrder} from './Sortable';
import {useSortableRow} from './useSortableRow';

interface RowsProps<L extends RaRecord> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<L>[];
  order: RowOrder<L>;
  /** Shown under "Sem resultados". */
  empty?: string;
}

interface Props<L extends RaRecord> extends RowsProps<L> {
  resource: string;
  /** The field that stores a row's position. */
  by: string;
}

/**
 * A list with an order that people decide: all rows at once, without filters or sorting. It does not use the grid, as
 * the grid renders only visible rows, and a dragged row must stay rendered. On a phone each row becomes a card; the
 * ARIA roles are explicit because those styles would remove the implicit ones.
 */
export function OrderedList<L extends RaRecord>({resource, by, ...rows}: Props<L>) {
  return (
    <ListBase
      resource={resource}
      sort={{field: by, order: 'ASC'}}
      perPage={ALL_ROWS}
      storeKey={false}
      disableSyncWithLocation
      disableAuthentication
      queryOptions={{onError: errorShownByList}}
    >
      <Rows {...rows} />
      <ListFailure />
    </ListBase>
  );
}

function Rows<L extends RaRecord>({label, columns, order, empty}: RowsProps<L>) {
  const {data, error, refetch} = useListContext<L>();
  // Rows that were loaded are still useful when a refetch fails, so they stay visible.
  if (error && !data) return <FailureState message={error.message} onRetry={() => refetch()} />;
  if (!data) return <LoadingState rows={8} />;
  if (data.length === 0) return <NoRows label={label} empty={empty} />;
  return (
    <>
      {error && (
        <p className={styles.stale} role="status">
          <Icon name="alert" size={18} /> Estas linhas podem estar desatualizadas. {error.message}
        </p>
      )}
      <Sortable
        rows={data.map(row => ({id: Number(row.id), row}))}
        order={{...order, nameOf: ({row}) => order.nameOf(row)}}
      >
        {shown => (
          <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
            <table className={styles.table} role="table">
              <caption className="visually-hidden">{label}</caption>
              <thead role="rowgroup">
                <tr role="row">
                  <th role="columnheader" scope="col">
                    Ordem
                  </th>
                  {columns.map(({field, kind, title}) => (
                    <th key={field} role="columnheader" scope="col">
                      {kind === 'actions' ? <span className="visually-hidden">{title}</span> : title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {shown.map(({id, row}) => (
                  <Row key={id} id={id} row={row} columns={columns} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Sortable>
    </>
  );
}

function Row<L extends RaRecord>({id, row, columns}: {id: number; row: L; columns: readonly Column<L>[]}) {
  const {ref, style, className, handle} = useSortableRow(id);
  return (
    <tr role="row" ref={ref} style={style} className={className}>
      <td role="cell" className={styles.place}>
        {handle}
      </td>
      {columns.map(column => (
        <td
          key={column.field}
          role="cell"
          data-label={column.kind === 'actions' ? undefined : column.title}
          className={classes(isMain(column) && styles.main, column.kind === 'actions' && styles.actions)}
        >
          <Content column={column} row={row} />
        </td>
      ))}
    </tr>
  );
}
