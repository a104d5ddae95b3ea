/** How much the second numbers grow for each of the first, by least squares; undefined where the first are all alike. */
export function declive(pares: readonly (readonly [number, number])[]): number | undefined {
  let [somaX, somaY] = [0, 0];
  for (const [x, y] of pares) [somaX, somaY] = [somaX + x, somaY + y];
  const [mx, my] = [somaX / pares.length, somaY / pares.length];
  let [xx, xy] = [0, 0];
  for (const [x, y] of pares) [xx, xy] = [xx + (x - mx) ** 2, xy + (x - mx) * (y - my)];
  return xx > 0 ? xy / xx : undefined;
}
/** The value in the middle of the sorted ones, of two the greater; 0 of none. */
export function mediana(valores: readonly number[]): number {
  return valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;
}
