import {truncate} from '../forms/text.js';

export const STATUS_REQUIRED = 'Status é obrigatório.';
export const NO_IDS = 'Informe pelo menos um id.';

const MAX_RESGATES = 500;
export const TOO_MANY_IDS = `São no máximo ${MAX_RESGATES} ids por vez.`;
const MAX_SHOWN = 40;

/**
 * Parses the ids for a bulk change, from a list or a comma-separated text, and removes duplicates. The error names the first
 * value that is no id; at most 500 ids per request.
 */
export function readIds(written: string | readonly (string | number)[]): {ids: number[]} | {erro: string} {
  const parts = (typeof written === 'string' ? written.split(',') : written.map(String)).map(part => part.trim());
  const named = typeof written === 'string' ? parts.filter(Boolean) : parts;
  if (named.length === 0) return {erro: NO_IDS};
  if (named.length > MAX_RESGATES) return {erro: TOO_MANY_IDS};
  const invalid = named.find(part => !/^\d{1,9}$/.test(part) || Number(part) === 0);
  if (invalid !== undefined) return {erro: `Id inválido encontrado: ${truncate(invalid, MAX_SHOWN)}`};
  return {ids: [...new Set(named.map(Number))]};
}
