import {subtotalItem, type ValoresItem} from './itens-venda.js';

/**
 * Spreads a discount that was given on the whole receipt over its lines, in proportion to what they cost, as fiscal
 * documents must carry it. Integer cents; the parts add up exactly, and no line falls below zero. Lines that already
 * have discounts keep them and take their part on top. Throws RangeError when the discount is more than the lines cost.
 */
export function ratearDesconto<T extends ValoresItem>(itens: readonly T[], desconto: number): T[] {
  const subtotais = itens.map(subtotalItem);
  const soma = subtotais.reduce((resto, subtotal) => resto + subtotal, 0);
  if (desconto < 0 || desconto > soma) throw new RangeError(`a discount of ${desconto} on lines of ${soma}`);
  let acumulado = 0;
  let rateado = 0;
  return itens.map((item, i) => {
    acumulado += subtotais[i] ?? 0;
    // The running share is rounded, not each part: so the last line makes the sum exact by itself.
    const ateAqui = soma === 0 ? 0 : Math.round((desconto * acumulado) / soma);
    const parte = ateAqui - rateado;
    rateado = ateAqui;
    return {...item, valorDesconto: item.valorDesconto + parte};
  });
}
