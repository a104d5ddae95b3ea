import {formatPontos} from './pontos.js';

/** `1, 'nota', 'notas'` → `1 nota`; `1200` → `1.200 notas`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatPontos(count)} ${count === 1 ? one : many}`;
