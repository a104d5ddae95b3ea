import type {ProdutoMatch} from '@clube/domain';
import {overallConfidence, type DocumentReading} from '@clube/receipt-reader';

interface ReadLine {
  valoresCertos: boolean;
  certa: boolean;
  motivo?: string;
}

/**
 * Code and description that were read from pixels are certain once a product answers to both; amounts were certain
 * before. Answers the line as it may be shown.
 */
export function promote<T extends ReadLine>(line: T, match: ProdutoMatch | undefined): T {
  if (line.certa || !line.valoresCertos || !match?.produto?.certa) return line;
  const {motivo: _, ...certa} = line;
  return {...certa, certa: true} as T;
}

/**
 * Whether a person only has to confirm: all that was read is certain, every line is a product, and the shop's name needs no
 * look, as it is a registered reseller's or certain itself. A line that no product resembles is a person's to decide: shops
 * also write our products in words that nobody else uses.
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
