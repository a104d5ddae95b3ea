import {itemSubtotal, type ItemAmounts} from './venda-items.js';

/**
 * Distributes a discount on the whole receipt over its lines, in proportion to their amounts, as fiscal
 * documents require. Integer cents; the parts add up exactly, and no line becomes negative. Lines that already
 * have a discount get their part in addition. Throws RangeError when the discount is larger than the sum of the lines.
 */
export function spreadDiscount<T extends ItemAmounts>(itens: readonly T[], discount: number): T[] {
  const subtotals = itens.map(itemSubtotal);
  const sum = subtotals.reduce((rest, subtotal) => rest + subtotal, 0);
  if (discount < 0 || discount > sum) throw new RangeError(`a discount of ${discount} on lines of ${sum}`);
  let accumulated = 0;
  let spreadSoFar = 0;
  return itens.map((item, i) => {
    accumulated += subtotals[i] ?? 0;
    // Rounding the running sum instead of each part makes the total exact.
    const soFar = sum === 0 ? 0 : Math.round((discount * accumulated) / sum);
    const part = soFar - spreadSoFar;
    spreadSoFar = soFar;
    return {...item, valorDesconto: item.valorDesconto + part};
  });
}
