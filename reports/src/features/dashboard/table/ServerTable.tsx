import {messageOf} from '@clube/api-client';
import {MAX_ALL_ROWS, formatPontos} from '@clube/domain';
import {Button, FailureState, IconButton, LoadingState, Pagination, Table, type Column} from '@clube/ui';
import {useState} from 'react';
import styles from './ServerTable.module.css';
import type {TableControl} from './useTable';

/** The number of rows that a phone shows at first. */
const SHORT = 5;

interface Props<L> {
  table: TableControl<L>;
  caption: string;
  columns: readonly Column<L>[];
  rowKey: (row: L) => string | number;
  keepsColumns?: boolean;
}

/** A page of rows, of which a phone shows only a few at first, with pagination. */
export function ServerTable<L>({table, ...shown}: Props<L>) {
  const [short, setShort] = useState(true);
  const {rows, order, setOrder, total, page, size} = table;
  if (table.error) return <FailureState compact message={messageOf(table.error)} onRetry={table.retry} />;
  if (table.pending) return <LoadingState rows={5} />;
  const sortBy = (key: string): void => setOrder({key, descending: order.key === key ? !order.descending : false});
  return (
    <div className={styles.frame} aria-busy={table.busy} data-short={short && rows.length > SHORT ? '' : undefined}>
      {!shown.keepsColumns && total > 1 && (
        <div className={styles.sort}>
          <label>
            Ordenar por{' '}
            <select value={order.key} onChange={event => setOrder({...order, key: event.target.value})}>
              {shown.columns
                .filter(({sortable}) => sortable)
                .map(({key, title}) => (
                  <option key={key} value={key}>
                    {title}
                  </option>
                ))}
            </select>
          </label>
          <IconButton
            icon={order.descending ? 'chevronDown' : 'chevronUp'}
            label={order.descending ? 'Do maior para o menor' : 'Do menor para o maior'}
            onClick={() => sortBy(order.key)}
          />
        </div>
      )}
      <Table {...shown} rows={rows} order={order} onSort={sortBy} />
      {rows.length > SHORT && (
        <Button className={styles.more} variant="secondary" aria-expanded={!short} onClick={() => setShort(!short)}>
          {short ? 'Ver mais' : 'Ver menos'}
        </Button>
      )}
      {!table.whole && (
        <>
          {size === 0 && total > MAX_ALL_ROWS && (
            <p className={styles.note} role="status">
              {`Aqui aparecem até ${formatPontos(MAX_ALL_ROWS)} linhas por vez. Para ter todas as ${formatPontos(total)}, exporte em CSV ou XLSX.`}
            </p>
          )}
          <Pagination
            caption={shown.caption}
            page={page}
            size={size}
            total={total}
            atMost={MAX_ALL_ROWS}
            onValueChange={table.setPage}
          />
        </>
      )}
    </div>
  );
}
