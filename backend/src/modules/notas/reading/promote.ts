import type {ProdutoMatch} from '@clube/domain';
import {overallConfidence, type DocumentReading} from '@clube/receipt-reader';

interface ReadLine {
  valoresCertos: boolean;
  certa: boolean;
  motivo?: string;
}

/**
 * Marks a line's code and description, read from an image, as certain if one product matches both; amounts are certain
 * already. Returns the line to show.
 */
export function promote<T extends ReadLine>(line: T, match: ProdutoMatch | undefined): T {
  if (line.certa || !line.valoresCertos || !match?.produto?.certa) return line;
  const {motivo: _, ...certa} = line;
  return {...certa, certa: true} as T;
}

/**
 * Whether a person only has to confirm: everything read is certain, every line is a product, and the shop's name is
 * certain or that of a registered reseller. A line without a similar product needs a decision, as shops also describe
 * our products in words of their own.
 */
export function isReadyToConfirm(
  {campos, avisos, itens}: Pick<DocumentReading, 'campos' | 'avisos' | 'itens'>,
  matches: readonly ProdutoMatch[],
  isOfRevenda: boolean,
): boolean {
  const lines = itens.map((item, i) => promote(item, matches[i]));
  const decided = matches.every(({produto}) => produto?.certa);
  const lojaIsCertain = isOfRevenda || campos.loja?.certa === true;
  return decided && lojaIsCertain && overallConfidence(campos, lines, avisos).certa;
}
