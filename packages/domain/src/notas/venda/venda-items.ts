import {textOf} from '../../forms/field-errors.js';
import {formatReais, readReais, multiplyCents} from '../../values/money.js';

/** An item in the form or request: amounts in reais, the quantity with up to three decimals. */
export interface TypedItem {
  readonly codigo?: unknown;
  readonly qtde?: unknown;
  readonly valorUnitario?: unknown;
  /** Empty means no discount. */
  readonly valorDesconto?: unknown;
}

/** The valid amounts of an item. */
export interface ItemAmounts {
  /** 1 to 9,999, up to three decimals. */
  readonly qtde: number;
  /** Integer cents. */
  readonly valorUnitario: number;
  /** Integer cents. */
  readonly valorDesconto: number;
}

/** Maximum units of one line; more must be a misread receipt. */
export const MAX_ITEM_QTDE = 9_999;
/** Maximum amount of a line, and of a whole receipt, in integer cents: R$ 9.999.999,99. */
export const MAX_VENDA_AMOUNT = 999_999_999;

/** Parses a quantity with up to three decimals after a comma or a dot; undefined when invalid. */
export function readQuantity(value: unknown): number | undefined {
  const text = textOf(value).replace(',', '.');
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
}

function centsOf(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'string' ? readReais(value) : undefined;
}

/** Unit price × quantity − discount, in integer cents. */
export function itemSubtotal({qtde, valorUnitario, valorDesconto}: ItemAmounts): number {
  return multiplyCents(valorUnitario, qtde) - valorDesconto;
}

/**
 * Validates an item; returns its amounts or an error. Product, unit value and quantity are required; unit value and
 * discount are not negative, the quantity is 1 to 9,999 and the discount is at most the price of the line.
 */
export function readVendaItem(item: TypedItem): {readonly erro: string} | ItemAmounts {
  if ([item.codigo, item.valorUnitario, item.qtde].some(value => textOf(value) === ''))
    return {erro: 'Informe todos os campos para adicionar um item'};
  const qtde = readQuantity(item.qtde);
  const valorUnitario = centsOf(item.valorUnitario);
  const withoutDiscount = item.valorDesconto === undefined || item.valorDesconto === null || item.valorDesconto === '';
  const valorDesconto = withoutDiscount ? 0 : centsOf(item.valorDesconto);
  const invalid = {erro: 'Informe somente valores válidos'};
  if (qtde === undefined || valorUnitario === undefined || valorDesconto === undefined) return invalid;
  if (qtde < 1 || valorUnitario < 0 || valorDesconto < 0) return invalid;
  if (qtde > MAX_ITEM_QTDE) return {erro: 'Um item tem no máximo 9.999 unidades'};
  const values = {qtde, valorUnitario, valorDesconto};
  if (valorUnitario > MAX_VENDA_AMOUNT || itemSubtotal({...values, valorDesconto: 0}) > MAX_VENDA_AMOUNT)
    return {erro: `Um item custa no máximo ${formatReais(MAX_VENDA_AMOUNT)}`};
  return itemSubtotal(values) < 0 ? invalid : values;
}

/** The first error of the items of a sale, of one item or of all together; undefined when they are valid. */
export function itemsError(itens: readonly TypedItem[]): string | undefined {
  const readItems: ItemAmounts[] = [];
  for (const item of itens) {
    const values = readVendaItem(item);
    if ('erro' in values) return values.erro;
    readItems.push(values);
  }
  const {totalVenda, totalDescontos} = vendaTotals(readItems);
  return totalVenda + totalDescontos > MAX_VENDA_AMOUNT
    ? `Uma nota custa no máximo ${formatReais(MAX_VENDA_AMOUNT)}`
    : undefined;
}

/** The totals of a sale in integer cents: the amount paid and the discounts. */
export function vendaTotals(itens: readonly ItemAmounts[]): {totalVenda: number; totalDescontos: number} {
  return {
    totalVenda: itens.reduce((sum, item) => sum + itemSubtotal(item), 0),
    totalDescontos: itens.reduce((sum, item) => sum + item.valorDesconto, 0),
  };
}
