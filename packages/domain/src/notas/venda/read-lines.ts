import {itemSubtotal, readVendaItem, type ItemAmounts} from './venda-items.js';

/** The amounts of a line as they were read, in reais; what was not read is null. */
export interface ReadLineAmounts {
  readonly qtde: number | null;
  readonly valorUnitario: number | null;
  readonly valorDesconto: number | null;
  readonly subTotal: number | null;
}

/** Reais that were read, in integer cents. */
export const centsRead = (reais: number | null): number | undefined =>
  reais === null ? undefined : Math.round(reais * 100);

/** The amounts of a read line as they would be sold; undefined when one is missing or cannot be. */
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
 * What a line that was taken over as it was read makes of the total, in integer cents. Prices may be printed with more decimals
 * than are sold with: what the receipt says of its own line is exact.
 */
export const totalOfLine = (read: ReadLineAmounts, amounts: ItemAmounts): number =>
  centsRead(read.subTotal) ?? itemSubtotal(amounts);
