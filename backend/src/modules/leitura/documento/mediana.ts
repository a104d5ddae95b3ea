/** The value in the middle of the sorted ones, of two the greater; 0 of none. */
export function mediana(valores: readonly number[]): number {
  return valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;
}
