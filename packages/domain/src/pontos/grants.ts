import {formatPontos} from '../values/pontos.js';
import {countOf} from '../values/counts.js';
import type {Excess} from './limits.js';

/** Maximum points of a registration, promotional or course code: R$ 10.000,00 in prizes. More than that is a typing error. */
export const MAX_CODIGO_PONTOS = 1_000_000;
export const MAX_CODIGO_USOS = 1_000_000;

/** The sliding windows of the sums, in days. With calendar months, staff could wait for the end of the month. */
export const GRANT_DAY = 1;
export const GRANT_MONTH = 30;

/**
 * What one staff member may grant without approval, in points (100 are R$ 1,00 in prizes); beyond it a second person has to
 * agree. Only grants without approval are summed. These are the initial values; the current ones are in Configurações.
 */
export interface GrantLimits {
  /** Points to one painter per day: a receipt of the size that one person may score. */
  readonly pintorDia: number;
  /** Points to one painter per 30 days. */
  readonly pintorMes: number;
  /** Points granted by one staff member per day: some 300 receipts of 5.000 points, three times over. */
  readonly usuarioDia: number;
  /** Points granted by one staff member per 30 days. */
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

/** The maximum that Configurações accepts for each of them. */
export const MAX_GRANT_LIMIT = 1_000_000_000;

/** Sums of points in both windows, including the points being granted now. */
export interface GrantSums {
  readonly dia: number;
  readonly mes: number;
  /** The painter's role, if several painters are involved: "quem indicou". */
  readonly quem?: string;
}

/** Limits that these grants to one painter exceed. */
export function excessesOfPintor({dia, mes, quem = 'este pintor'}: GrantSums, limits: GrantLimits): Excess[] {
  return [
    ...beyond('pontos_pintor_dia', dia, limits.pintorDia, `Pontos para ${quem} em 24 horas`),
    ...beyond('pontos_pintor_mes', mes, limits.pintorMes, `Pontos para ${quem} em ${GRANT_MONTH} dias`),
  ];
}

/** Limits that these grants by one staff member exceed. Who asks and who approves read the same text. */
export function excessesOfUsuario({dia, mes}: GrantSums, limits: GrantLimits): Excess[] {
  return [
    ...beyond('pontos_usuario_dia', dia, limits.usuarioDia, 'Pontos dados pela mesma pessoa em 24 horas'),
    ...beyond('pontos_usuario_mes', mes, limits.usuarioMes, `Pontos dados pela mesma pessoa em ${GRANT_MONTH} dias`),
  ];
}

/** Limits that a new code exceeds. */
export function excessesOfCodigo({pontos, usos}: {pontos: number; usos: number}, limits: GrantLimits): Excess[] {
  return [
    ...beyond('pontos_codigo', pontos, limits.codigo, 'Pontos do código'),
    ...beyond('pontos_codigo_total', pontos * usos, limits.codigoTotal, `Pontos em ${countOf(usos, 'uso', 'usos')}`),
  ];
}

/** The factor of a multiplying code that one person may create: a campaign's double or triple points. */
const CODIGO_FATOR_ALONE = 3;

/** The limit that a new code's factor exceeds. */
export function excessesOfFator(fator: number): Excess[] {
  if (fator <= CODIGO_FATOR_ALONE) return [];
  const texto = `Fator do código: ${fator.toLocaleString('pt-BR')} (até ${CODIGO_FATOR_ALONE})`;
  return [{limite: 'fator_codigo', valor: fator, maximo: CODIGO_FATOR_ALONE, texto}];
}

/** Maximum factor by which a product's points or a sale's factor may have been raised in 30 days, by the scoring person and by anybody. */
const OWN_RAISE = 1.2;
const ANY_RAISE = 2;

/** The change of a product's points in the last 30 days. */
export interface ProdutoRaise {
  readonly codigo: string;
  /** Points per unit 30 days ago (or when the product was created later) and now. */
  readonly antes: number;
  readonly agora: number;
  /** Whether the scoring person is among those who changed them. */
  readonly porQuemPontua: boolean;
}

/** Raised points have not been checked by a second person, so a sale with more than the permitted raise needs approval. */
export function excessesOfRaise({codigo, antes, agora, porQuemPontua: own}: ProdutoRaise): Excess[] {
  const maximo = Math.floor(antes * (own ? OWN_RAISE : ANY_RAISE));
  const who = own ? 'alterados por quem pontua' : 'alterados';
  return beyond('pontos_alterados', agora, maximo, `Pontos de ${codigo}, ${who} nos últimos ${GRANT_MONTH} dias`).map(
    excess => ({
      ...excess,
      codigo,
    }),
  );
}

/** The change, in the last 30 days, of the factor by which the reseller and the level multiply a sale. */
export interface FatorRaise {
  /** The reseller's factor, doubled for a master, × the level's factor: 30 days ago and now. */
  readonly antes: number;
  readonly agora: number;
  /** Whether the scoring person is among those who changed it. */
  readonly porQuemPontua: boolean;
}

/** A raised factor grants points just as raised points of a product do. */
export function excessesOfRaisedFator({antes, agora, porQuemPontua: own}: FatorRaise): Excess[] {
  const maximo = toThousandths(antes * (own ? OWN_RAISE : ANY_RAISE));
  const valor = toThousandths(agora);
  if (valor <= maximo) return [];
  const [now, max] = [valor, maximo].map(factor => factor.toLocaleString('pt-BR'));
  const who = own ? 'alterado por quem pontua' : 'alterado';
  const texto = `Fator da revenda e do nível, ${who} nos últimos ${GRANT_MONTH} dias: ${now} (até ${max})`;
  return [{limite: 'fator_alterado', valor, maximo, texto}];
}

/** Factors have three decimals. */
const toThousandths = (factor: number): number => Math.round(factor * 1000) / 1000;

function beyond(limite: Excess['limite'], valor: number, maximo: number, nome: string): Excess[] {
  if (valor <= maximo) return [];
  return [{limite, valor, maximo, texto: `${nome}: ${formatPontos(valor)} (até ${formatPontos(maximo)})`}];
}
