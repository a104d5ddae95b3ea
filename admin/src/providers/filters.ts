import {useListContext} from 'react-admin';

export type Filters = Readonly<Record<string, unknown>>;

const isFilters = (value: unknown): value is Filters => typeof value === 'object' && value !== null;

/** What the list that is shown is narrowed to, and how to narrow it otherwise. react-admin hands the values out untyped. */
export function useFilters() {
  const {setFilters, ...context} = useListContext();
  const values: unknown = context.filterValues;
  const filters = isFilters(values) ? values : {};
  return {
    filters,
    /** One of them as an input shows it. */
    textOf: (name: string): string => {
      const value = filters[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
    /** Takes effect at once. */
    setFilters: (changed: Filters): void => setFilters(changed, {}, false),
  };
}
