import {InvalidRequest} from '../../kernel/refusals/refusals';
import type {ReportQuery} from './revenda.query';

type Row = Record<string, unknown>;

/** Rows of a table of the report as asked for, and how many there are on all pages. Without a page all of them. */
export function pageOf<R extends object>(
  rows: readonly R[],
  fields: readonly string[],
  {pagina, limite, ordernar}: ReportQuery,
): {rows: R[]; total: number} {
  const sorted = ordernar === undefined ? [...rows] : sort(rows, fields, ordernar);
  const size = limite ?? (pagina === undefined ? 0 : 10);
  const start = size * (pagina ?? 0);
  return {rows: size ? sorted.slice(start, start + size) : sorted, total: rows.length};
}

/** By a field of the rows, `+` (which an address may make a blank of) or `-`; what has no value comes last. */
function sort<R extends object>(rows: readonly R[], fields: readonly string[], ordernar: string): R[] {
  const field = ordernar.replace(/^[+\- ]/, '');
  if (!fields.includes(field)) throw InvalidRequest({erro: 'A ordenação pedida é inválida.'});
  const sign = ordernar.startsWith('-') ? -1 : 1;
  const value = (row: R) => (row as Row)[field];
  return rows.toSorted((a, b) => compare(value(a), value(b), sign));
}

function compare(a: unknown, b: unknown, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return sign * a.localeCompare(b, 'pt-BR');
  return sign * (Number(a) - Number(b));
}
