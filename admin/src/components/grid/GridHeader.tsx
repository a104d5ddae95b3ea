import {ColumnHeader, classes} from '@clube/ui';
import Checkbox from '@mui/material/Checkbox';
import {useListContext, type RaRecord} from 'react-admin';
import type {Column} from './columns';
import styles from './Grid.module.css';

const DIRECTIONS = {ASC: 'ascending', DESC: 'descending'} as const;

interface Props<L extends RaRecord> {
  columns: readonly Column<L>[];
  selectable: boolean;
  /** The rows' order is decided in a first column of its own. */
  ordered: boolean;
}

/** The headings: a column that can be sorted is a button, and says which way it is sorted. */
export function GridHeader<L extends RaRecord>({columns, selectable, ordered}: Props<L>) {
  const {sort, setSort, data = [], selectedIds, onSelect} = useListContext<L>();
  const pageIds = data.map(row => row.id);
  const selectedCount = pageIds.filter(id => selectedIds.includes(id)).length;
  const sortBy = (field: string): void =>
    setSort({field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC'});
  return (
    <thead role="rowgroup">
      <tr role="row">
        {ordered && (
          <th role="columnheader" scope="col">
            Ordem
          </th>
        )}
        {selectable && (
          <th role="columnheader" scope="col" className={styles.caixa}>
            <Checkbox
              size="small"
              checked={selectedCount > 0 && selectedCount === pageIds.length}
              indeterminate={selectedCount > 0 && selectedCount < pageIds.length}
              onChange={() => onSelect(selectedCount === pageIds.length ? [] : pageIds)}
              slotProps={{input: {'aria-label': 'Selecionar todos desta página'}}}
            />
          </th>
        )}
        {columns.map(({key, title, sortable, numeric, actions}) => (
          <ColumnHeader
            key={key}
            className={classes(numeric && styles.numerica)}
            direction={sort.field === key ? DIRECTIONS[sort.order] : undefined}
            onSort={sortable && !actions ? () => sortBy(key) : undefined}
          >
            {actions ? <span className="so-leitor">{title}</span> : title}
          </ColumnHeader>
        ))}
      </tr>
    </thead>
  );
}
