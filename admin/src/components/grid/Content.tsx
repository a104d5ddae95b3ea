import {Link} from 'react-router-dom';
import {mayCall} from '../../providers/access';
import {isEditable, type Column} from './columns';
import {EditableCell} from './edit/EditableCell';
import {cellText} from './cell-text';

interface Props<L extends object> {
  column: Column<L>;
  row: L;
}

/** The content of a cell, used by both table rows and cards. */
export function Content<L extends object>({column, row}: Props<L>) {
  if (column.kind === 'actions') return column.cell(row);
  const note = column.note?.(row);
  return (
    <>
      {column.cell ? column.cell(row) : <Written column={column} row={row} />}
      {note && <small title={note}>{note}</small>}
    </>
  );
}

/** The formatted value; in an editable cell, with the way into its input. */
function Written<L extends object>({column, row}: Props<L>) {
  const value = <Value column={column} row={row} />;
  if (!isEditable(column) || !mayCall(column.edit.call)) return value;
  return (
    <EditableCell column={column} row={row} text={cellText(column, row)}>
      {value}
    </EditableCell>
  );
}

function Value<L extends object>({column, row}: Props<L>) {
  const text = cellText(column, row);
  const to = column.kind === 'actions' ? undefined : column.to?.(row);
  if (to)
    return (
      <Link to={to} title={text}>
        {text}
      </Link>
    );
  if (column.kind === 'text')
    return column.main ? <strong title={text}>{text}</strong> : <span title={text}>{text}</span>;
  return <span>{text}</span>;
}
