/** Returns the list with the item at index `from` moved to index `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Sorts rows by the given order of ids; rows whose id is missing come last. */
export function inOrder<I, R extends {id: I}>(rows: readonly R[], ids: readonly I[]): R[] {
  const place = new Map(ids.map((id, i) => [id, i]));
  const placeOf = ({id}: R): number => place.get(id) ?? ids.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
