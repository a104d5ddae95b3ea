/** How much the second numbers grow for each of the first, by least squares; undefined where the first are all alike. */
export function declive(pares: readonly (readonly [number, number])[]): number | undefined {
  let [somaX, somaY] = [0, 0];
  for (const [x, y] of pares) [somaX, somaY] = [somaX + x, somaY + y];
  const [mx, my] = [somaX / pares.length, somaY / pares.length];
  let [xx, xy] = [0, 0];
  for (const [x, y] of pares) [xx, xy] = [xx + (x - mx) ** 2, xy + (x - mx) * (y - my)];
  return xx > 0 ? xy / xx : undefined;
}
