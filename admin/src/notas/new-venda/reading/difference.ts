import {centsRead, itemSubtotal} from '@clube/domain';
import type {ReadLine} from './lines.ts';
import type {VendaItem, EditedVenda} from '../venda';
import type {ReadItem, NotaReading} from './types';

/** The difference between the lines and the total that was read. Integer cents. */
export interface Difference {
  total: number;
  /** The sum of the lines, including those outside the programme. */
  linesTotal: number;
  /** Positive if the receipt's total is more than its lines. */
  missing: number;
}

const asRead = (item: VendaItem, read: ReadItem): boolean =>
  item.qtde === read.qtde &&
  item.valorUnitario === centsRead(read.valorUnitario) &&
  item.valorDesconto === (centsRead(read.valorDesconto) ?? 0);

/** Printed prices may have more decimals than an item's price, so the receipt's own line total is the exact one. */
function lineTotal({item, read}: ReadLine): number {
  const printed = centsRead(read.subTotal);
  if (item && !(printed !== undefined && asRead(item, read))) return itemSubtotal(item);
  return printed ?? 0;
}

/** The sum of the lines compared with the receipt's total; undefined if no total was read. */
export function notaDifference(
  reading: Pick<NotaReading, 'total'>,
  lines: readonly ReadLine[],
  {itens}: Pick<EditedVenda, 'itens'>,
): Difference | undefined {
  const total = centsRead(reading.total);
  if (total === undefined) return undefined;
  const typedItems = itens.filter(({lida: index}) => index === undefined);
  const linesTotal =
    lines.reduce((sum, line) => sum + lineTotal(line), 0) +
    typedItems.reduce((sum, item) => sum + itemSubtotal(item), 0);
  return {total, linesTotal, missing: total - linesTotal};
}
