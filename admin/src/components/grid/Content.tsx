import {Link} from 'react-router-dom';
import type {Column} from './columns';
import {written} from './write';

interface Props<L extends object> {
  column: Column<L>;
  row: L;
}

/** What stands in a cell, on a line of the table and on a card alike. */
export function Content<L extends object>({column, row}: Props<L>) {
  if (column.kind === 'actions') return column.cell(row);
  const note = column.note?.(row);
  return (
    <>
      {column.cell ? column.cell(row) : <Value column={column} row={row} />}
      {note && <small title={note}>{note}</small>}
    </>
  );
}

function Value<L extends object>({column, row}: Props<L>) {
  const text = written(column, row);
  const to = column.kind === 'text' ? column.to?.(row) : undefined;
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
