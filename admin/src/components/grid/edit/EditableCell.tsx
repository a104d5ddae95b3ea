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
  /** The value as it is read. */
  text: string;
  /** The same as it is drawn. */
  children: ReactNode;
}

/**
 * A value that is typed anew where it stands. It changes when the server said so: until then the field is there, with what was
 * typed and with what is wrong with it.
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
