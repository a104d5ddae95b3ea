import {useListContext, type RaRecord} from 'react-admin';
import {isNumeric, type Column} from '../columns';
import {useGridSetup} from '../settings';
import {sumText, totalOf} from '../cell-text';
import {useSums} from './useSums';

interface Props<L> {
  columns: readonly Column<L>[];
  /** All rows of the list, if they are loaded. */
  all?: readonly L[] | undefined;
}

/** The sums of the selected rows of the page; without any, of all rows that match, by the server if they are not loaded. */
export function Totals<L extends RaRecord>({columns, all}: Props<L>) {
  const {data = [], selectedIds, total} = useListContext<L>();
  const {hidden} = useGridSetup();
  const summed = columns.filter(column => isNumeric(column) && column.total === true && !hidden.has(column.field));
  const fromServer = useSums(all ? [] : summed.map(({field}) => field));
  if (summed.length === 0 || data.length === 0) return null;
  const ids = new Set(selectedIds);
  const chosen = data.filter(({id}) => ids.has(id));
  const textOf = (text: (column: Column<L>) => string): string =>
    summed.map(column => `${text(column)} (${column.title.toLocaleLowerCase('pt-BR')})`).join(' · ');
  if (chosen.length > 0) {
    // Rows selected on other pages are not loaded, so the sum must not pass for that of the whole selection.
    const label = chosen.length === ids.size ? 'Selecionados' : 'Selecionados nesta página';
    return (
      <>
        {label}: {textOf(column => totalOf(column, chosen))}
      </>
    );
  }
  if (fromServer) return <>Total: {textOf(column => sumText(column, fromServer[column.field] ?? 0))}</>;
  const whole = all ?? (total === data.length ? data : undefined);
  return (
    <>
      {whole ? 'Total' : 'Nesta página'}: {textOf(column => totalOf(column, whole ?? data))}
    </>
  );
}
