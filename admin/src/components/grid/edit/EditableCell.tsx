import {Icon, classes} from '@clube/ui';
import {use, type ReactNode} from 'react';
import type {EditableColumn} from '../columns';
import {CellField} from './CellField';
import styles from './Edit.module.css';
import {PasteContext} from './paste/context';
import {useCellEdit} from './useCellEdit';

interface Props<L extends object> {
  column: EditableColumn<L>;
  row: L;
  /** The displayed text. */
  text: string;
  /** The displayed text as rendered. */
  children: ReactNode;
}

/**
 * A cell with inline editing. The displayed value changes only after the server's confirmation: until then the input
 * stays, with the typed text and its error.
 */
export function EditableCell<L extends object>({column, row, text, children}: Props<L>) {
  const {typed, ...cell} = useCellEdit(column, row);
  const name = `${column.title} de ${column.edit.nameOf(row)}`;
  const figure = column.kind !== 'text';
  const paste = use(PasteContext);
  if (typed !== undefined) {
    const onPaste = paste && ((values: readonly string[]) => paste({field: column.field, row, values}));
    return <CellField label={name} figure={figure} typed={typed} onPaste={onPaste} {...cell} />;
  }
  return (
    <button
      type="button"
      className={classes(styles.value, figure && styles.figure)}
      data-editable-cell
      title="Editar (F2)"
      aria-label={`${name}: ${text}, editar`}
      onClick={cell.begin}
    >
      {children}
      <Icon name="pencil" size={14} />
    </button>
  );
}
