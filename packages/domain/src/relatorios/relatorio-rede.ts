import {decimal, multiply, round} from '../values/decimal.js';

/** What a network owes for a month (0-rules, 8). */
export interface RelatorioRede {
  /** Integer cents. */
  readonly aPagar: number;
  readonly valorTotal: number;
}

/** Label of the row for points earned outside networks: referrals, codes, other shops. */
export const WITHOUT_REDE = 'Sem rede';

/**
 * `aPagar`: redeemed points × the value of a point in BRL (at most three decimals), rounded to the cent; `valorTotal` adds the
 * success rate, in cents.
 * Negative if more points were given back than redeemed.
 */
export function relatorioOf(pontosUtilizados: number, valorPonto: number, taxaSucesso: number): RelatorioRede {
  const aPagar = round(multiply(multiply(decimal(pontosUtilizados), decimal(valorPonto)), decimal(100)));
  return {aPagar, valorTotal: aPagar + taxaSucesso};
}

/** Formats a month: `09/2026`. */
export const formatPeriod = (ano: number, mes: number): string => `${String(mes).padStart(2, '0')}/${ano}`;

export const reportUpdated = (periodo: string): string => `Relatório período ${periodo} atualizado com sucesso`;
