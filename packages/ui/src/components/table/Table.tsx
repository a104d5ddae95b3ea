import type {ReactNode} from 'react';
import {classes} from '../../classes';
import {ColumnHeader} from './ColumnHeader';
import styles from './Table.module.css';

export interface Column<L> {
  key: string;
  title: string;
  cell: (row: L) => ReactNode;
  /** Sort key for sorting on the client; a column without it is not sortable there. */
  order?: (row: L) => string | number;
  /** Sorted by the owner of the rows, such as the server. */
  sortable?: boolean;
  numeric?: boolean;
  /** On phones, this cell is the card's heading. */
  main?: boolean;
  /** On phones, this cell is next to the heading, and the other cells are in two columns below. */
  aside?: boolean;
  /** Cells with self-explanatory buttons, for which phones omit the column title. */
  actions?: boolean;
}

export interface SortOrder {
  key: string;
  descending: boolean;
}

interface Props<L> {
  /** The caption for screen readers; not visible, as the heading above usually says the same. */
  caption: string;
  columns: readonly Column<L>[];
  rows: readonly L[];
  rowKey: (row: L) => string | number;
  order?: SortOrder | undefined;
  onSort?: ((key: string) => void) | undefined;
  empty?: ReactNode;
  /** The table has few and short columns, so it remains a table on phones. */
  keepsColumns?: boolean;
}

/** A table that becomes a list of cards on a phone. ARIA roles are explicit, because the card styles remove the implicit ones. */
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
