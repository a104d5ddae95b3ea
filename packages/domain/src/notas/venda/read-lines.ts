import {itemSubtotal, readVendaItem, type ItemAmounts} from './venda-items.js';

/** The amounts of a line from the receipt reader, in reais; null if not read. */
export interface ReadLineAmounts {
  readonly qtde: number | null;
  readonly valorUnitario: number | null;
  readonly valorDesconto: number | null;
  readonly subTotal: number | null;
}

/** Converts an amount that was read from reais to integer cents. */
export const centsRead = (reais: number | null): number | undefined =>
  reais === null ? undefined : Math.round(reais * 100);

/** The valid amounts of a read line for a sale; undefined when one is missing or invalid. */
export function amountsOfLine(read: Omit<ReadLineAmounts, 'subTotal'>): ItemAmounts | undefined {
  const valorUnitario = centsRead(read.valorUnitario);
  const item = readVendaItem({
    codigo: 'linha',
    qtde: read.qtde,
    valorUnitario: valorUnitario === undefined ? undefined : valorUnitario / 100,
    valorDesconto: (centsRead(read.valorDesconto) ?? 0) / 100,
  });
  return 'erro' in item ? undefined : item;
}

/**
 * The amount that an unchanged read line adds to the total, in integer cents. Receipts may print prices with more decimals
 * than a sale stores, so the printed line total is used, which is exact.
 */
export const totalOfLine = (read: ReadLineAmounts, amounts: ItemAmounts): number =>
  centsRead(read.subTotal) ?? itemSubtotal(amounts);
