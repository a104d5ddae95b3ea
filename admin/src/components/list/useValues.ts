import {useFilters} from '../../providers/filters';

export type Value = string | number;

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/**
 * The current filter values of a field, as texts, and a function to change them. A single value is stored in the URL as
 * a plain value, not as an array.
 */
export function useValues(source: string) {
  const {filters, setFilters} = useFilters();
  const {[source]: value, ...others} = filters;
  return {
    values: listed(value).map(String),
    choose: (chosen: readonly Value[]): void =>
      setFilters(chosen.length === 0 ? others : {...others, [source]: chosen.length === 1 ? chosen[0] : chosen}),
  };
}
