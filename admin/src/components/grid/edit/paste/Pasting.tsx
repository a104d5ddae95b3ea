import {notify} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {isEditable, type Column, type EditableColumn} from '../../columns';
import {hasSeveralColumns} from './pasted-column';
import {PasteContext, type Pasted} from './context';
import {PasteDialog} from './PasteDialog';
import {planOf, type PastedLine} from './plan';

/** Each is a call of its own: more come by file. */
const AT_MOST = 500;

interface Props<L extends object> {
  columns: readonly Column<L>[];
  /** In the order in which they are shown. */
  rows: readonly L[];
  children: ReactNode;
}

interface Asked<L extends object> {
  column: EditableColumn<L>;
  lines: readonly PastedLine<L>[];
  over: number;
}

/** A copied column, pasted into a cell of the table inside, goes into that cell and those below it, once it was looked at. */
export function Pasting<L extends object>({columns, rows, children}: Props<L>) {
  const [asked, setAsked] = useState<Asked<L>>();
  const paste = ({field, row, values}: Pasted<object>): void => {
    const column = columns.find(each => each.field === field);
    if (!column || !isEditable(column)) return;
    if (hasSeveralColumns(values)) return notify.error('Cole uma coluna de cada vez.');
    if (values.length > AT_MOST) return notify.error(`Cole até ${AT_MOST} valores de cada vez.`);
    const lines = planOf(column, rows.slice(rows.findIndex(each => each === row)), values);
    setAsked({column, lines, over: values.length - lines.length});
  };
  return (
    <PasteContext value={paste}>
      {children}
      {asked && <PasteDialog {...asked} onClose={() => setAsked(undefined)} />}
    </PasteContext>
  );
}
