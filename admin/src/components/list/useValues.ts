import {useFilters} from '../../providers/filters';

export type Value = string | number;

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The values that a field of the list is narrowed to, as text, and how to choose others. One alone stands in the address as it is. */
export function useValues(source: string) {
  const {filters, setFilters} = useFilters();
  const {[source]: value, ...others} = filters;
  return {
    values: listed(value).map(String),
    choose: (chosen: readonly Value[]): void =>
      setFilters(chosen.length === 0 ? others : {...others, [source]: chosen.length === 1 ? chosen[0] : chosen}),
  };
}
