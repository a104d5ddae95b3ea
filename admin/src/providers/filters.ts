import {useListContext} from 'react-admin';

export type Filters = Readonly<Record<string, unknown>>;

const isFilters = (value: unknown): value is Filters => typeof value === 'object' && value !== null;

/** What the list that is shown is narrowed to, and how to narrow it otherwise. react-admin hands the values out untyped. */
export function useFilters() {
  const {setFilters, ...context} = useListContext();
  const values: unknown = context.filterValues;
  return {
    filters: isFilters(values) ? values : {},
    /** Takes effect at once. */
    setFilters: (filters: Filters): void => setFilters(filters, {}, false),
  };
}
