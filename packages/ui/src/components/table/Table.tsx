import type {ReactNode} from 'react';
import {classes} from '../../classes';
import {ColumnHeader} from './ColumnHeader';
import styles from './Table.module.css';

export interface Column<L> {
  key: string;
  title: string;
  cell: (row: L) => ReactNode;
  /** What the column is sorted by, where its rows are all here; a column without it cannot be sorted. */
  order?: (row: L) => string | number;
  /** It is sorted by whoever has its rows. */
  sortable?: boolean;
  numeric?: boolean;
  /** On a phone this cell is the card's heading. */
  main?: boolean;
  /** On a phone it stands beside the heading, and what is left stands in two columns below. */
  aside?: boolean;
  /** Buttons that say by themselves what they do: a phone does without the column's word. */
  actions?: boolean;
}

export interface SortOrder {
  key: string;
  descending: boolean;
}

interface Props<L> {
  /** Read before the table, seen by nobody: the heading above usually says the same. */
  caption: string;
  columns: readonly Column<L>[];
  rows: readonly L[];
  rowKey: (row: L) => string | number;
  order?: SortOrder | undefined;
  onSort?: ((key: string) => void) | undefined;
  empty?: ReactNode;
  /** Its columns are few and short enough for a phone: it stays a table there. */
  keepsColumns?: boolean;
}

/** A table that becomes a list of cards on a phone. The roles are written out because those styles would erase them. */
export function Table<L>({
  caption,
  columns,
  rows,
  rowKey,
  order,
  onSort,
  empty = 'Sem resultados',
  keepsColumns,
}: Props<L>) {
  return (
    <div
      className={classes(
        styles.frame,
        !keepsColumns && styles.cards,
        columns.some(({aside}) => aside) && styles.compact,
      )}
    >
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(column => (
              <ColumnHeader
                key={column.key}
                className={classes(column.numeric && styles.numeric)}
                direction={order?.key === column.key ? (order.descending ? 'descending' : 'ascending') : undefined}
                onSort={onSort && (column.order ?? column.sortable) ? () => onSort(column.key) : undefined}
              >
                {column.title}
              </ColumnHeader>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <tr role="row" key={rowKey(row)}>
              {columns.map(column => (
                <td
                  role="cell"
                  key={column.key}
                  data-label={column.title}
                  className={classes(
                    column.numeric && styles.numeric,
                    column.main && styles.main,
                    column.aside && styles.aside,
                    column.actions && styles.actions,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
