import type {Column} from './columns';

/** Whether the column can be hidden: the column that identifies the row and the row's actions cannot. */
export const isHideable = <L>(column: Column<L>): boolean => column.kind !== 'actions' && column.main !== true;

/** The fields of the hidden columns: those that the person chose and that still exist, else the list's defaults. */
export function hiddenColumns<L>(columns: readonly Column<L>[], chosen: readonly string[] | undefined): string[] {
  return columns
    .filter(isHideable)
    .filter(column => (chosen ? chosen.includes(column.field) : column.kind !== 'actions' && column.hidden === true))
    .map(({field}) => field);
}
