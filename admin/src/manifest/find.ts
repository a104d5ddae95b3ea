import type {IconName} from '@clube/ui';
import type {DataProvider, RaRecord} from 'react-admin';

/** A result of the command palette. */
export interface SearchResult {
  /** The kind of result, in one word. */
  kind: string;
  title: string;
  detail?: string;
  /** The full path. */
  path: string;
  icon: IconName;
}

export type SearchFunction = (dataProvider: DataProvider, q: string, signal: AbortSignal) => Promise<SearchResult[]>;

const AT_MOST = 5;

/** Searches a resource's rows like its list's search box; `sort` is the field they are sorted by. */
export function searchRows<L extends RaRecord>(
  resource: string,
  sort: string,
  describe: (row: L) => SearchResult,
): SearchFunction {
  return async (dataProvider, q, signal) => {
    const {data} = await dataProvider.getList<L>(resource, {
      filter: {q},
      sort: {field: sort, order: 'ASC'},
      pagination: {page: 1, perPage: AT_MOST},
      signal,
    });
    return data.map(describe);
  };
}
