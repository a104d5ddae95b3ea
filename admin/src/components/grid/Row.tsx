import {classes} from '@clube/ui';
import Checkbox from '@mui/material/Checkbox';
import type {CSSProperties, ReactNode, Ref} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import {useSortableRow} from '../reorder/useSortableRow';
import type {Column} from './columns';
import styles from './Grid.module.css';

interface Props<L extends RaRecord> {
  linha: L;
  columns: readonly Column<L>[];
  selectLabel?: (line: L) => string;
}

/** Where the row's order is decided: the first cell, and what dragging does to the row. */
interface Ordered {
  ref: Ref<HTMLTableRowElement>;
  style: CSSProperties;
  className: string | undefined;
  handle: ReactNode;
}

/** One row of the table. */
export function Row<L extends RaRecord>({linha: line, columns, selectLabel, ordered}: Props<L> & {ordered?: Ordered}) {
  const {selectedIds, onToggleItem} = useListContext<L>();
  const chosen = selectedIds.includes(line.id);
  return (
    <tr
      role="row"
      ref={ordered?.ref}
      style={ordered?.style}
      className={classes(chosen && styles.escolhida, ordered?.className)}
    >
      {ordered && (
        <td role="cell" className={styles.ordem}>
          {ordered.handle}
        </td>
      )}
      {selectLabel && (
        <td role="cell" className={styles.caixa}>
          <Checkbox
            size="small"
            checked={chosen}
            onChange={() => onToggleItem(line.id)}
            slotProps={{input: {'aria-label': `Selecionar ${selectLabel(line)}`}}}
          />
        </td>
      )}
      {columns.map(column => (
        <td
          role="cell"
          key={column.key}
          data-rotulo={column.actions ? undefined : column.title}
          className={classes(
            column.numeric && styles.numerica,
            column.main && styles.principal,
            column.wide && styles.larga,
            column.actions && styles.acoes,
          )}
        >
          {column.cell(line)}
        </td>
      ))}
    </tr>
  );
}

/** A row that can be moved among the others. */
export function OrderedRow<L extends RaRecord>({id, ...row}: Props<L> & {id: number}) {
  return <Row {...row} ordered={useSortableRow(id)} />;
}
