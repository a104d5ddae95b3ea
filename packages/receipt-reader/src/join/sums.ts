import type {ItemReading} from '../document/types';

/** Minimum confidence of a total that lines are compared with; chosen, as below it amounts may mean anything. */
export const MIN_TOTAL_CONFIDENCE = 0.4;

/** Printed decimals of quantities by weight or volume; a quantity that uses all of them may be rounded. */
const QTDE_DECIMALS = 3;

/**
 * Permitted deviation of a line in cents: prices and fractional quantities are often printed rounded, by half of the last
 * decimal each. At most a hundredth of the line (but at least one cent), so that a wrong digit is still detected.
 */
function toleranceOf(qtde: number, valorUnitario: number, subTotal: number): number {
  const truncated = Math.round(qtde * 10 ** QTDE_DECIMALS) % 10 !== 0;
  const fromQtde = truncated ? 0.5 * 10 ** -QTDE_DECIMALS * valorUnitario * 100 : 0;
  return Math.max(1, Math.min(qtde * 0.5 + fromQtde, subTotal / 100));
}

/** Whether quantity × unit price − discount equals the line's subtotal, within the tolerance. */
export function lineAddsUp({qtde, valorUnitario, valorDesconto = 0, subTotal}: ItemReading): boolean {
  if (qtde === undefined || valorUnitario === undefined || subTotal === undefined) return false;
  const gross = qtde * valorUnitario * 100;
  return Math.abs(gross - valorDesconto - subTotal) <= toleranceOf(qtde, valorUnitario, subTotal);
}

/** The amounts at the foot of a receipt, in integer cents. */
export interface Footer {
  total?: number;
  descontos?: number;
  /** Possible totals of the goods as printed, before discounts, freight and taxes. */
  produtos?: readonly number[];
}

export interface Sum {
  /** Sum of the lines in cents. */
  itens: number;
  /** Whether the lines add up to the total, or to the total of the goods. */
  addsUp: boolean;
  /** Whether the discount is only on the total, not on the lines. */
  descontoOnTotal: boolean;
  /** Cents by which the total exceeds the goods, such as freight and taxes. */
  surcharges: number;
}

/** Compares the lines with the total: as they are, minus a discount on the total, or without freight and taxes. */
export function addUp(itens: readonly ItemReading[], {total, descontos = 0, produtos = []}: Footer): Sum {
  const sum = itens.reduce((rest, {subTotal = 0}) => rest + subTotal, 0);
  const none = {itens: sum, addsUp: false, descontoOnTotal: false, surcharges: 0};
  if (total === undefined || itens.length === 0 || itens.some(({subTotal}) => subTotal === undefined)) return none;
  if (sum === total) return {...none, addsUp: true};
  const onLines = itens.reduce((rest, {valorDesconto = 0}) => rest + valorDesconto, 0);
  if (descontos > 0 && onLines === 0 && sum - descontos === total)
    return {...none, addsUp: true, descontoOnTotal: true};
  const net = onLines === 0 ? sum - descontos : sum;
  const matchesGoods = produtos.some(value => value === sum || value === sum + onLines);
  // The total of the goods does not prove the lines' discounts, so their sum must be the printed one.
  const descontosMatch = onLines === 0 || onLines === descontos;
  if (!matchesGoods || !descontosMatch || total <= net) return none;
  return {...none, addsUp: true, descontoOnTotal: onLines === 0 && descontos > 0, surcharges: total - net};
}
