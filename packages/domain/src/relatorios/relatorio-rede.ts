import {decimal, multiply, round} from '../values/decimal.js';

/** What a network owes for a month (0-rules, 8). */
export interface RelatorioRede {
  /** Integer cents. */
  readonly aPagar: number;
  readonly valorTotal: number;
}

/** The row of points that were earned at no network's shops: referrals, codes, shops outside networks. */
export const WITHOUT_REDE = 'Sem rede';

/**
 * Points that were redeemed, at the value of a point in BRL (three decimals at most), to the cent; and with the success rate, in cents.
 * Negative where more came back than was redeemed.
 */
export function relatorioOf(pontosUtilizados: number, valorPonto: number, taxaSucesso: number): RelatorioRede {
  const aPagar = round(multiply(multiply(decimal(pontosUtilizados), decimal(valorPonto)), decimal(100)));
  return {aPagar, valorTotal: aPagar + taxaSucesso};
}

/** `09/2026`, as a period is written. */
export const formatPeriod = (ano: number, mes: number): string => `${String(mes).padStart(2, '0')}/${ano}`;

export const reportUpdated = (periodo: string): string => `Relatório período ${periodo} atualizado com sucesso`;
