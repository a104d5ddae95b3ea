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
  written(a.filters) === written(b.filters) && a.sort.field === b.sort.field && a.sort.order === b.sort.order;

/** The view that makes what is shown, if one does. */
export const activeView = <L>(
  views: readonly View[],
  shown: Shown,
  columns: readonly Column<L>[],
  usual: SortPayload,
): View | undefined => views.find(view => same(shownBy(view, columns, usual), shown));
