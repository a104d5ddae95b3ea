import type {IconName} from '@clube/ui';
import type {DataProvider, RaRecord} from 'react-admin';

/** Something that the palette found. */
export interface Found {
  /** What kind of thing, in a word. */
  kind: string;
  title: string;
  detail?: string;
  /** The whole address. */
  path: string;
  icon: IconName;
}

export type Find = (dataProvider: DataProvider, q: string, signal: AbortSignal) => Promise<Found[]>;

const AT_MOST = 5;

/** Looks among a resource's rows as its list's search box does; `sort` is the field they come by. */
export function findRows<L extends RaRecord>(resource: string, sort: string, describe: (row: L) => Found): Find {
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
