import {notify} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {isEditable, type Column, type EditableColumn} from '../../columns';
import {hasSeveralColumns} from './pasted-column';
import {PasteContext, type Pasted} from './context';
import {PasteDialog} from './PasteDialog';
import {planOf, type PastedLine} from './plan';

/** Each value is one request; for more values there is the file import. */
const AT_MOST = 500;

interface Props<L extends object> {
  columns: readonly Column<L>[];
  /** In display order. */
  rows: readonly L[];
  children: ReactNode;
}

interface PastePreview<L extends object> {
  column: EditableColumn<L>;
  lines: readonly PastedLine<L>[];
  over: number;
}

/** Wraps a table so that a column pasted into a cell fills it and the cells below it, after a preview. */
export function Pasting<L extends object>({columns, rows, children}: Props<L>) {
  const [preview, setPreview] = useState<PastePreview<L>>();
  const paste = ({field, row, values}: Pasted<object>): void => {
    const column = columns.find(each => each.field === field);
    if (!column || !isEditable(column)) return;
    if (hasSeveralColumns(values)) return notify.error('Cole uma coluna de cada vez.');
    if (values.length > AT_MOST) return notify.error(`Cole até ${AT_MOST} valores de cada vez.`);
    const lines = planOf(column, rows.slice(rows.findIndex(each => each === row)), values);
    setPreview({column, lines, over: values.length - lines.length});
  };
  return (
    <PasteContext value={paste}>
      {children}
      {preview && <PasteDialog {...preview} onClose={() => setPreview(undefined)} />}
    </PasteContext>
  );
}
