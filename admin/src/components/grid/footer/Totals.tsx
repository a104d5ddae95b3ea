import {useListContext, type RaRecord} from 'react-admin';
import {isNumeric, type Column} from '../columns';
import {useGridSetup} from '../settings';
import {totalOf} from '../cell-text';

interface Props<L> {
  columns: readonly Column<L>[];
  /** All rows of the list, where they are here. */
  all?: readonly L[] | undefined;
}

/** What all rows add up to, or those that are shown where the others are the server's; of those that are chosen, once some are. */
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
