import {countOf} from '../values/counts.js';
import {LIMIT_MONTHS, missingToLimit, type LimitType, type Nivel, type PintorNivelStatus} from './nivel.js';
import {REQUISITOS, REQUISITO_DESCRIPTIONS} from './requisitos.js';

/** The possible requirements of a level: the eight flags and the threshold, or only the first scored receipt. */
export const CAMPOS_REQUISITO = ['primeiraNota', ...REQUISITOS, 'triggerLimite'] as const;

/** One requirement of a level, in words, and whether it is met. */
export interface RequisitoStatus {
  campo: (typeof CAMPOS_REQUISITO)[number];
  nome: string;
  explicacao: string;
  /** The storefront page where the painter can do something about it. */
  destino: string;
  atendido: boolean;
}

const FIRST_NOTA: Omit<RequisitoStatus, 'atendido'> = {
  campo: 'primeiraNota',
  nome: 'Ter a primeira nota pontuada',
  explicacao: 'Envie uma nota fiscal e aguarde a validação',
  destino: '/enviar-nf',
};

const LIMIT_WORDS: Record<Exclude<LimitType, 'NENHUM'>, {verb: string; one: string; thing: string; destino: string}> = {
  NOTAS: {verb: 'Pontuar', one: 'nota', thing: 'notas', destino: '/enviar-nf'},
  PONTOS: {verb: 'Ganhar', one: 'ponto', thing: 'pontos', destino: '/enviar-nf'},
  RESGATES: {verb: 'Fazer', one: 'resgate', thing: 'resgates', destino: '/loja'},
};

type Limited = Pick<Nivel, 'tipo' | 'triggerLimite'>;

/** `6 notas`; undefined for a level without a threshold. */
export function limitCount({tipo, triggerLimite}: Limited): string | undefined {
  if (tipo === 'NENHUM') return undefined;
  const {one, thing} = LIMIT_WORDS[tipo];
  return countOf(triggerLimite ?? 0, one, thing);
}

/** `Pontuar 6 notas em 12 meses`; undefined for a level without a threshold. */
export function limitInWords(nivel: Limited): string | undefined {
  if (nivel.tipo === 'NENHUM') return undefined;
  return `${LIMIT_WORDS[nivel.tipo].verb} ${limitCount(nivel) ?? ''} em ${LIMIT_MONTHS} meses`;
}

function limitRequisito(nivel: Nivel, status: PintorNivelStatus): RequisitoStatus[] {
  const nome = limitInWords(nivel);
  if (nivel.tipo === 'NENHUM' || !nome) return [];
  const {one, thing, destino} = LIMIT_WORDS[nivel.tipo];
  const missing = missingToLimit(nivel, status);
  const explicacao =
    missing > 0 ? `${missing === 1 ? 'Falta' : 'Faltam'} ${countOf(missing, one, thing)}` : 'Meta alcançada';
  return [{campo: 'triggerLimite', nome, explicacao, destino, atendido: missing === 0}];
}

/** The requirements of one level, each met or not, in the order of the table; the threshold is last. */
export function requisitosOf(nivel: Nivel, status: PintorNivelStatus): RequisitoStatus[] {
  const flags = REQUISITOS.filter(field => nivel[field]).map(field => {
    const {label: nome, explicacao, destino} = REQUISITO_DESCRIPTIONS[field];
    return {campo: field, nome, explicacao, destino, atendido: status.requisitos[field]};
  });
  return [...flags, ...limitRequisito(nivel, status)];
}

/** The requirements of the next level. A painter without a level needs only the first scored receipt (0-rules, 7). */
export function requisitosOfNext(
  next: Nivel | undefined,
  status: PintorNivelStatus,
  hasNivel: boolean,
): RequisitoStatus[] {
  if (!next) return [];
  return hasNivel ? requisitosOf(next, status) : [{...FIRST_NOTA, atendido: status.temNotaPontuada}];
}
