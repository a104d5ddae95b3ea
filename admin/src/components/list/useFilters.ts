import {useListContext, type ListControllerResult} from 'react-admin';

interface Context {
  filterValues: Readonly<Record<string, unknown>>;
  setFilters: ListControllerResult['setFilters'];
}

/** The filters of the list around, which react-admin itself hands out as `any`: all of them, and one as an input shows it. */
export function useFilters() {
  const context: Context = useListContext();
  const textOf = (name: string): string => {
    const value = context.filterValues[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {filterValues: context.filterValues, setFilters: context.setFilters, textOf};
}
