const formatter = new Intl.NumberFormat('pt-BR');

/** `1, 'nota', 'notas'` → `1 nota`; `1200` → `1.200 notas`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatter.format(count)} ${count === 1 ? one : many}`;
