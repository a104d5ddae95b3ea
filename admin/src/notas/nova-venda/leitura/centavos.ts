/** An amount of the answer, in BRL, as integer cents; undefined where none was read. */
export const centavosDe = (reais: number | null): number | undefined =>
  reais === null ? undefined : Math.round(reais * 100);
