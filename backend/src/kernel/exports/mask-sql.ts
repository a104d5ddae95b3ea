import type {Mask} from '@clube/domain';
import {escapeLiteral} from 'pg';

const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `masked` of the domain as an expression of SQL: the mask is defined once. */
export function maskedSql(text: string, {keeps, patterns}: Mask): string {
  const allowed = keeps === 'digits' ? DIGITS : DIGITS + CAPITALS;
  const known = patterns.map(pattern => ({pattern, places: places(pattern)}));
  // Nearly every value has the very length, and nothing to leave out.
  const whole = known.map(
    ({pattern, places: n}) =>
      `WHEN octet_length(${text}) = ${n} AND translate(${text}, '${allowed}', '') = '' THEN ${piecesOf(pattern, text).join(' || ')}`,
  );
  const clean = keeps === 'digits' ? text : `upper((${text}) COLLATE "C")`;
  const other = known.reduceRight((longer, {pattern, places: n}) => {
    const written = `concat(${piecesOf(pattern, 'v', true).join(', ')})`;
    return longer ? `CASE WHEN length(v) <= ${n} THEN ${written} ELSE ${longer} END` : written;
  }, '');
  const typed = `(SELECT ${other} FROM (SELECT regexp_replace(${clean}, '[^${allowed}]', '', 'g') AS v OFFSET 0) v)`;
  return `CASE ${whole.join(' ')} WHEN ${text} IS NOT NULL THEN ${typed} END`;
}

const places = (pattern: string): number => pattern.split('#').length - 1;

/** Signs and the characters behind them; `typed`: as far as there are any. */
function piecesOf(pattern: string, text: string, typed = false): string[] {
  let from = 1;
  return [...pattern.matchAll(/([^#]*)(#+)/g)].map(([, signs = '', run = '']) => {
    const part = `substr(${text}, ${from}, ${run.length})`;
    const whole = signs ? `${escapeLiteral(signs)} || ${part}` : part;
    const piece = typed && signs ? `CASE WHEN length(${text}) >= ${from} THEN ${whole} END` : whole;
    from += run.length;
    return piece;
  });
}
