import {itemSubtotal, type ItemAmounts} from './venda-items.js';

/**
 * Spreads a discount that was given on the whole receipt over its lines, in proportion to what they cost, as fiscal
 * documents must carry it. Integer cents; the parts add up exactly, and no line falls below zero. Lines that already
 * have discounts keep them and take their part on top. Throws RangeError when the discount is more than the lines cost.
 */
export function spreadDiscount<T extends ItemAmounts>(itens: readonly T[], discount: number): T[] {
  const subtotals = itens.map(itemSubtotal);
  const sum = subtotals.reduce((rest, subtotal) => rest + subtotal, 0);
  if (discount < 0 || discount > sum) throw new RangeError(`a discount of ${discount} on lines of ${sum}`);
  let accumulated = 0;
  let spreadSoFar = 0;
  return itens.map((item, i) => {
    accumulated += subtotals[i] ?? 0;
    // The running share is rounded, not each part: so the last line makes the sum exact by itself.
    const soFar = sum === 0 ? 0 : Math.round((discount * accumulated) / sum);
    const part = soFar - spreadSoFar;
    spreadSoFar = soFar;
    return {...item, valorDesconto: item.valorDesconto + part};
  });
}
