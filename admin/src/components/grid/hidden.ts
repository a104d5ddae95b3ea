import type {Column} from './columns';

/** Whether a person may put the column away: what names a row and what can be done with it stay. */
export const isHideable = <L>(column: Column<L>): boolean => column.kind !== 'actions' && column.main !== true;

/** The fields of the columns that are put away: as was chosen, as far as they still are columns, or as the list begins. */
export function hiddenColumns<L>(columns: readonly Column<L>[], chosen: readonly string[] | undefined): string[] {
  return columns
    .filter(isHideable)
    .filter(column => (chosen ? chosen.includes(column.field) : column.kind !== 'actions' && column.hidden === true))
    .map(({field}) => field);
}
