/** Number of recent receipts from which the points of one receipt are estimated. */
export const RECENT_NOTAS = 5;

/**
 * How many receipts with the average of the recent ones give the missing points, rounded up; undefined when none are missing or
 * no receipt has given points yet.
 * @param missing points
 * @param recent the points of the last receipts
 */
export function notasToReach(missing: number, recent: readonly number[]): number | undefined {
  const scored = recent.filter(pontos => pontos > 0);
  const sum = scored.reduce((all, pontos) => all + pontos, 0);
  if (missing <= 0 || sum === 0) return undefined;
  return Math.ceil((missing * scored.length) / sum);
}

/** "1 nota como a sua última", "umas 3 notas como as suas últimas": worded as an estimate. */
export function notasInWords(notas: number, seen: number): string {
  const like = seen === 1 ? 'como a sua última' : 'como as suas últimas';
  if (notas === 1) return `1 nota ${like}`;
  return `umas ${notas.toLocaleString('pt-BR')} notas ${like}`;
}
