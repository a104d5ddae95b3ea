import {useListContext, type RaRecord} from 'react-admin';
import {isNumeric, type Column} from '../columns';
import {useGridSetup} from '../settings';
import {totalOf} from '../cell-text';

interface Props<L> {
  columns: readonly Column<L>[];
  /** All rows of the list, if they are loaded. */
  all?: readonly L[] | undefined;
}

/** The sums of the selected rows; without a selection, of all rows if they are loaded, else of the shown page. */
export function Totals<L extends RaRecord>({columns, all}: Props<L>) {
  const {data = [], selectedIds} = useListContext<L>();
  const {hidden} = useGridSetup();
  const summed = columns.filter(column => isNumeric(column) && column.total === true && !hidden.has(column.field));
  if (summed.length === 0 || data.length === 0) return null;
  const ids = new Set(selectedIds);
  const chosen = data.filter(({id}) => ids.has(id));
  const rows = chosen.length > 0 ? chosen : (all ?? data);
  return (
    <>
      {chosen.length > 0 ? 'Selecionados' : all ? 'Total' : 'Nesta página'}:{' '}
      {summed.map(column => `${totalOf(column, rows)} (${column.title.toLocaleLowerCase('pt-BR')})`).join(' · ')}
    </>
  );
}
