/** The list with what stands at `from` put to `to`; both count from 0. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The rows in the order of their ids; a row that the order does not know comes last. */
export function inOrder<I, R extends {id: I}>(rows: readonly R[], ids: readonly I[]): R[] {
  const place = new Map(ids.map((id, i) => [id, i]));
  const placeOf = ({id}: R): number => place.get(id) ?? ids.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
