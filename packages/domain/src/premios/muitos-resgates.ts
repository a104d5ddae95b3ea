import {cortar} from '../formularios/texto.js';

export const STATUS_OBRIGATORIO = 'Status é obrigatório.';
export const SEM_IDS = 'Informe pelo menos um id.';

const MAXIMO_RESGATES = 500;
const MOSTRADOS = 40;

/**
 * The ids of the orders that are changed together, each once: a list, or as people type them, between commas. The first that is
 * no id is named; at most 500 at once.
 */
export function lerIds(escritos: string | readonly (string | number)[]): {ids: number[]} | {erro: string} {
  const partes = (typeof escritos === 'string' ? escritos.split(',') : escritos.map(String)).map(parte => parte.trim());
  const ditas = typeof escritos === 'string' ? partes.filter(Boolean) : partes;
  if (ditas.length === 0) return {erro: SEM_IDS};
  if (ditas.length > MAXIMO_RESGATES) return {erro: `São no máximo ${MAXIMO_RESGATES} ids por vez.`};
  const invalida = ditas.find(parte => !/^\d{1,9}$/.test(parte) || Number(parte) === 0);
  if (invalida !== undefined) return {erro: `Id inválido encontrado: ${cortar(invalida, MOSTRADOS)}`};
  return {ids: [...new Set(ditas.map(Number))]};
}
