import {useListContext, type RaRecord} from 'react-admin';
import {isFigure, type Column} from '../columns';
import {useGridSetup} from '../settings';
import {totalOf} from '../cell-text';

/** What the rows that are shown add up to; of those that are chosen, once some are. */
export function Totals<L extends RaRecord>({columns}: {columns: readonly Column<L>[]}) {
  const {data = [], selectedIds} = useListContext<L>();
  const {hidden} = useGridSetup();
  const summed = columns.filter(column => isFigure(column) && column.total === true && !hidden.has(column.field));
  if (summed.length === 0 || data.length === 0) return null;
  const ids = new Set(selectedIds);
  const chosen = data.filter(({id}) => ids.has(id));
  const rows = chosen.length > 0 ? chosen : data;
  return (
    <>
      {chosen.length > 0 ? 'Selecionados' : 'Nesta página'}:{' '}
      {summed.map(column => `${totalOf(column, rows)} (${column.title.toLocaleLowerCase('pt-BR')})`).join(' · ')}
    </>
  );
}
