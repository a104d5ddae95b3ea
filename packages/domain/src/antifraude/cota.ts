import {add, decimal, multiply, numberOf, round, subtract} from '../values/decimal.js';

/** The quota of a network for a product (0-rules, 8). Quantities have at most three decimals. */
export interface Cota {
  readonly liberado: number;
  readonly qtdVendida: number;
  readonly qtdPontuada: number;
}

/** The rest of a quota; negative if more was scored than sold and released. */
export function qtdAfOf({liberado, qtdVendida, qtdPontuada}: Cota): number {
  return numberOf(subtract(add(decimal(liberado), decimal(qtdVendida)), decimal(qtdPontuada)));
}

/** The rest of a quota in points of the product, halves rounded away from zero. */
export function saldoPontosOf(qtdAf: number, pontosUnitario: number): number {
  return round(multiply(decimal(qtdAf), decimal(pontosUnitario)));
}

/** The part of a quantity that exceeds the rest of the quota; 0 if it is fully covered. */
export function beyondCota(qtdAf: number, qtde: number): number {
  return Math.max(0, numberOf(subtract(decimal(qtde), decimal(Math.max(0, qtdAf)))));
}

/** From this used share on, a quota counts as nearly used up. */
export const NEAR_COTA = 0.95;

export type CotaState = 'over' | 'near' | 'free';

/**
 * The used share of a quota (1 is all of it, may be more) and the resulting state. If nothing was sold or released the
 * share is 0, or 2 if something was scored nevertheless.
 */
export function cotaUse(cota: Cota): {share: number; state: CotaState} {
  const whole = numberOf(add(decimal(cota.liberado), decimal(cota.qtdVendida)));
  const share = whole > 0 ? cota.qtdPontuada / whole : cota.qtdPontuada > 0 ? 2 : 0;
  return {share, state: qtdAfOf(cota) < 0 ? 'over' : cota.qtdPontuada > 0 && share >= NEAR_COTA ? 'near' : 'free'};
}

export const MAX_LIBERACAO = 1_000_000;
export const LIBERACAO_REQUIRED = 'Informe a quantidade a liberar';
export const INVALID_LIBERACAO = 'Informe uma quantidade de até 1.000.000, com até três casas decimais';
export const LIBERACAO_SAVED = 'Liberação salva com sucesso';
export const COTA_OBSERVACAO_REQUIRED = 'Informe a observação';

/** The pt-BR error if a quantity cannot be released in addition to earlier ones; negative ones revoke releases. */
export function liberacaoError(quantidade: number, liberado: number): string | undefined {
  if (quantidade === 0) return LIBERACAO_REQUIRED;
  if (!Number.isFinite(quantidade) || Math.abs(quantidade) > MAX_LIBERACAO || decimal(quantidade).places > 3)
    return INVALID_LIBERACAO;
  if (numberOf(add(decimal(liberado), decimal(quantidade))) < 0)
    return `Só o que foi liberado pode ser retirado: até ${liberado.toLocaleString('pt-BR')}`;
  return undefined;
}

/** How many receipts of these quantities fit into the rest of a quota, in order; one that does not fit is skipped. */
export function countFittingNotas(qtdAf: number, quantities: readonly number[]): number {
  let [left, count] = [decimal(qtdAf), 0];
  for (const quantity of quantities) {
    const after = subtract(left, decimal(quantity));
    if (numberOf(after) < 0) continue;
    [left, count] = [after, count + 1];
  }
  return count;
}
