import type {ItemReading} from '../document/types';

/** A total that was read worse than this is not held against lines: below it amounts that may be anything. A choice. */
export const MIN_TOTAL_CONFIDENCE = 0.4;

/** Quantities by weight or volume are printed with so many decimals; one that uses them all may be rounded. */
const QTDE_DECIMALS = 3;

/**
 * Cents that a line may be off: prices and broken quantities are often printed with fewer decimals than the store
 * reckons with, half of the last one each. Never more than a hundredth of the line, so that a wrong digit still shows.
 */
function toleranceOf(qtde: number, valorUnitario: number, subTotal: number): number {
  const truncated = Math.round(qtde * 10 ** QTDE_DECIMALS) % 10 !== 0;
  const fromQtde = truncated ? 0.5 * 10 ** -QTDE_DECIMALS * valorUnitario * 100 : 0;
  return Math.max(1, Math.min(qtde * 0.5 + fromQtde, subTotal / 100));
}

/** Quantity × unit price − discount gives what the line says it costs. */
export function lineAddsUp({qtde, valorUnitario, valorDesconto = 0, subTotal}: ItemReading): boolean {
  if (qtde === undefined || valorUnitario === undefined || subTotal === undefined) return false;
  const gross = qtde * valorUnitario * 100;
  return Math.abs(gross - valorDesconto - subTotal) <= toleranceOf(qtde, valorUnitario, subTotal);
}

/** The amounts at the foot of a receipt, in integer cents. */
export interface Footer {
  total?: number;
  descontos?: number;
  /** What the receipt calls the total of its goods, before discounts, freight and taxes. */
  produtos?: readonly number[];
}

export interface Sum {
  /** Integer cents. */
  itens: number;
  /** The lines make up the total, or the total of the goods. */
  addsUp: boolean;
  /** The discount stands on the total only and is not part of the lines. */
  descontoOnTotal: boolean;
  /** Integer cents that the total is more than the goods: freight, taxes added. */
  surcharges: number;
}

/** Whether the lines make up the total: as they are, less a discount on the whole, or but for freight and taxes. */
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
  // What the total of the goods cannot tell is which line has which discount: their sum must be the one that is printed.
  const descontosMatch = onLines === 0 || onLines === descontos;
  if (!matchesGoods || !descontosMatch || total <= net) return none;
  return {...none, addsUp: true, descontoOnTotal: onLines === 0 && descontos > 0, surcharges: total - net};
}
