/** The slope of a linear regression by least squares; undefined if all first numbers are equal. */
export function slope(pairs: readonly (readonly [number, number])[]): number | undefined {
  let [sumX, sumY] = [0, 0];
  for (const [x, y] of pairs) [sumX, sumY] = [sumX + x, sumY + y];
  const [mx, my] = [sumX / pairs.length, sumY / pairs.length];
  let [xx, xy] = [0, 0];
  for (const [x, y] of pairs) [xx, xy] = [xx + (x - mx) ** 2, xy + (x - mx) * (y - my)];
  return xx > 0 ? xy / xx : undefined;
}
/** The median, of two middle values the greater; 0 without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
