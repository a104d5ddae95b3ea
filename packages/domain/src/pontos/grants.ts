import {formatPontos} from '../values/pontos.js';
import {countOf} from '../values/counts.js';
import type {Excess} from './limits.js';

/** The largest registration, promotional or training code: R$ 10.000,00 in prizes. What is beyond was typed wrongly. */
export const MAX_CODIGO_PONTOS = 1_000_000;
export const MAX_CODIGO_USOS = 1_000_000;

/** The time that sums of grants look back on, in days: no calendar day or month whose end could be waited for. */
export const GRANT_DAY = 1;
export const GRANT_MONTH = 30;

/**
 * What one person of staff may grant alone, in points (100 are R$ 1,00 in prizes); beyond it a second person has to agree.
 * Sums count what only one person has looked at. Configurações holds the figures; these are the ones to begin with.
 */
export interface GrantLimits {
  /** To one painter in a day: a receipt of the size that one person may score. */
  readonly pintorDia: number;
  /** To one painter in 30 days. */
  readonly pintorMes: number;
  /** By one person of staff in a day: some 300 receipts of 5.000 points, three times over. */
  readonly usuarioDia: number;
  /** By one person of staff in 30 days. */
  readonly usuarioMes: number;
  /** A code's points for each use. */
  readonly codigo: number;
  /** A code's points times its uses. */
  readonly codigoTotal: number;
}

export const GRANT_LIMITS: GrantLimits = {
  pintorDia: 400_000,
  pintorMes: 1_000_000,
  usuarioDia: 5_000_000,
  usuarioMes: 40_000_000,
  codigo: 10_000,
  codigoTotal: 500_000,
};

/** What Configurações takes for any of them. */
export const MAX_GRANT_LIMIT = 1_000_000_000;

/** Points that were granted, and what of it is being granted now. */
export interface GrantSums {
  readonly dia: number;
  readonly mes: number;
  /** Whom it is about, where several may be meant: "quem indicou". */
  readonly quem?: string;
}

/** What these grants come to for one painter, beyond the limits. */
export function excessesOfPintor({dia, mes, quem = 'este pintor'}: GrantSums, limits: GrantLimits): Excess[] {
  return [
    ...beyond('pontos_pintor_dia', dia, limits.pintorDia, `Pontos para ${quem} em 24 horas`),
    ...beyond('pontos_pintor_mes', mes, limits.pintorMes, `Pontos para ${quem} em ${GRANT_MONTH} dias`),
  ];
}

/** What these grants come to for the person of staff who makes them, beyond the limits. */
export function excessesOfUsuario({dia, mes}: GrantSums, limits: GrantLimits): Excess[] {
  return [
    ...beyond('pontos_usuario_dia', dia, limits.usuarioDia, 'Pontos dados por você em 24 horas'),
    ...beyond('pontos_usuario_mes', mes, limits.usuarioMes, `Pontos dados por você em ${GRANT_MONTH} dias`),
  ];
}

/** What a code may bring in all, before anybody uses it. */
export function excessesOfCodigo({pontos, usos}: {pontos: number; usos: number}, limits: GrantLimits): Excess[] {
  return [
    ...beyond('pontos_codigo', pontos, limits.codigo, 'Pontos do código'),
    ...beyond('pontos_codigo_total', pontos * usos, limits.codigoTotal, `Pontos em ${countOf(usos, 'uso', 'usos')}`),
  ];
}

/** How far a product's points may have been raised in 30 days for who scores: by themselves, and by anybody. */
const OWN_RAISE = 1.2;
const ANY_RAISE = 2;

/** What became of a product's points in the last 30 days. */
export interface ProdutoRaise {
  readonly codigo: string;
  /** Points of one unit, 30 days ago (or as it was first known since) and now. */
  readonly antes: number;
  readonly agora: number;
  /** Whoever scores is among those who changed them. */
  readonly porQuemPontua: boolean;
}

/** A raised product gives points that nobody has looked at: so much passes, more is for two people. */
export function excessesOfRaise({codigo, antes, agora, porQuemPontua: own}: ProdutoRaise): Excess[] {
  const maximo = Math.floor(antes * (own ? OWN_RAISE : ANY_RAISE));
  const who = own ? 'alterados por você' : 'alterados';
  return beyond('pontos_alterados', agora, maximo, `Pontos de ${codigo}, ${who} nos últimos ${GRANT_MONTH} dias`).map(
    excess => ({
      ...excess,
      codigo,
    }),
  );
}

function beyond(limite: Excess['limite'], valor: number, maximo: number, nome: string): Excess[] {
  if (valor <= maximo) return [];
  return [{limite, valor, maximo, texto: `${nome}: ${formatPontos(valor)} (até ${formatPontos(maximo)})`}];
}
