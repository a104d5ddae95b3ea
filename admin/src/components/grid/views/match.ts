import type {Schema} from '@clube/api-client';
import type {SortPayload} from 'react-admin';
import type {Filters} from '../../../providers/filters';
import {isSortable, type Column} from '../columns';

export type View = Schema<'Visao'>;

/** What a list shows now. */
export interface Shown {
  filters: Filters;
  sort: Pick<SortPayload, 'field' | 'order'>;
}

/** Written the same whatever order its fields came in. */
const written = (filters: Filters): string =>
  JSON.stringify(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
export const sameFilters = (a: Filters, b: Filters): boolean => written(a) === written(b);

/** The order of a view: the list's own where the view has none, or one by a column that is there no more. */
function sortOf<L>({ordem: sort}: Pick<View, 'ordem'>, columns: readonly Column<L>[], usual: SortPayload): SortPayload {
  const known = sort && columns.some(column => column.field === sort.campo && isSortable(column));
  return known ? {field: sort.campo, order: sort.direcao} : usual;
}

/** What a list shows once the view is opened. */
export const shownBy = <L>(view: View, columns: readonly Column<L>[], usual: SortPayload): Shown => ({
  filters: view.filtros,
  sort: sortOf(view, columns, usual),
});

const same = (a: Shown, b: Shown): boolean =>
  sameFilters(a.filters, b.filters) && a.sort.field === b.sort.field && a.sort.order === b.sort.order;

/** A list, and what its address says. */
interface Listed<L> {
  columns: readonly Column<L>[];
  /** The list as it begins. */
  begins: Shown & {sort: SortPayload};
  /** The view that the address named. */
  named?: number | undefined;
}

/**
 * The view that is open: it makes what is shown. Several may, each with columns of its own: then it is the one that the
 * address named; and the list as it begins is a view only by its name, or one that somebody shares would take its place.
 */
export function activeView<L>(views: readonly View[], shown: Shown, list: Listed<L>): View | undefined {
  const {columns, begins, named} = list;
  const fitting = views.filter(view => same(shownBy(view, columns, begins.sort), shown));
  return fitting.find(({id}) => id === named) ?? (same(shown, begins) ? undefined : fitting[0]);
}
