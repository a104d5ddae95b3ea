import type {Filters} from '../../providers/filters';

/** The URL of a list with these filters; undefined filters are omitted. */
export const listAddress = (screen: string, filters: Filters): string =>
  `${screen}?filter=${encodeURIComponent(JSON.stringify(filters))}`;
