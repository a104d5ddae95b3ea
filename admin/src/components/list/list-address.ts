import type {Filters} from '../../providers/filters';

/** The address of a list under these filters; what is undefined narrows nothing. */
export const listAddress = (screen: string, filters: Filters): string =>
  `${screen}?filter=${encodeURIComponent(JSON.stringify(filters))}`;
