/** How much the second numbers grow for each of the first, by least squares; undefined where the first are all alike. */
export function slope(pairs: readonly (readonly [number, number])[]): number | undefined {
  let [sumX, sumY] = [0, 0];
  for (const [x, y] of pairs) [sumX, sumY] = [sumX + x, sumY + y];
  const [mx, my] = [sumX / pairs.length, sumY / pairs.length];
  let [xx, xy] = [0, 0];
  for (const [x, y] of pairs) [xx, xy] = [xx + (x - mx) ** 2, xy + (x - mx) * (y - my)];
  return xx > 0 ? xy / xx : undefined;
}
/** The value in the middle of the sorted ones, of two the greater; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
