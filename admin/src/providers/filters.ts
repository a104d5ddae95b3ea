import {useListContext} from 'react-admin';

export type Filters = Readonly<Record<string, unknown>>;

const isFilters = (value: unknown): value is Filters => typeof value === 'object' && value !== null;

/** The current list's filters and functions to change them, typed, as react-admin's are not. */
export function useFilters() {
  const {setFilters, ...context} = useListContext();
  const values: unknown = context.filterValues;
  const filters = isFilters(values) ? values : {};
  return {
    filters,
    /** A filter's value as text for an input. */
    textOf: (name: string): string => {
      const value = filters[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
    /** Sets the filters without react-admin's debounce. */
    setFilters: (changed: Filters): void => setFilters(changed, {}, false),
  };
}
