import type {Schema} from '@clube/api-client';
import type {SortPayload} from 'react-admin';
import type {Filters} from '../../../providers/filters';
import {isSortable, type Column} from '../columns';

export type View = Schema<'Visao'>;

/** The current filters and sort order of a list. */
export interface Shown {
  filters: Filters;
  sort: Pick<SortPayload, 'field' | 'order'>;
}

/** Serializes filters independently of the order of their fields. */
const serialized = (filters: Filters): string =>
  JSON.stringify(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
export const sameFilters = (a: Filters, b: Filters): boolean => serialized(a) === serialized(b);

/** The view's sort order; the list's default if the view has none or its column no longer exists. */
function sortOf<L>({ordem: sort}: Pick<View, 'ordem'>, columns: readonly Column<L>[], usual: SortPayload): SortPayload {
  const known = sort && columns.some(column => column.field === sort.campo && isSortable(column));
  return known ? {field: sort.campo, order: sort.direcao} : usual;
}

/** The filters and sort order of a view. */
export const shownBy = <L>(view: View, columns: readonly Column<L>[], usual: SortPayload): Shown => ({
  filters: view.filtros,
  sort: sortOf(view, columns, usual),
});

const same = (a: Shown, b: Shown): boolean =>
  sameFilters(a.filters, b.filters) && a.sort.field === b.sort.field && a.sort.order === b.sort.order;

/** A list and the state from its URL. */
interface Listed<L> {
  columns: readonly Column<L>[];
  /** The default filters and sort order. */
  begins: Shown & {sort: SortPayload};
  /** The id of the view in the URL. */
  named?: number | undefined;
}

/**
 * The open view: its filters and sort order equal the shown ones. Several views may match, as they may differ in
 * columns only: then the one that the URL names is open. A view that equals the default list is open only if the URL
 * names it; otherwise a shared view would replace the default list.
 */
export function activeView<L>(views: readonly View[], shown: Shown, list: Listed<L>): View | undefined {
  const {columns, begins, named} = list;
  const fitting = views.filter(view => same(shownBy(view, columns, begins.sort), shown));
  return fitting.find(({id}) => id === named) ?? (same(shown, begins) ? undefined : fitting[0]);
}
