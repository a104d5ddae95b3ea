import {normaliseGtin} from '@clube/domain';
import {fieldRefusal} from '../../../kernel/refusals/refusals';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {ConfirmedCodigo, VendaProduto} from '../../revendas';
import type {LockedNota} from '../events';
import type {StoredItem} from '../reading/store';
import type {CheckedItem, CheckedVenda} from './venda';

/** Codes read with a lower confidence are not learned, as they may be misread. */
const MIN_CONFIDENCE = 0.6;

/** The lines of the reading that the items reference. @throws for a line that the reading does not have */
export async function readLinesOf(
  db: Database,
  nota: LockedNota,
  {itens}: CheckedVenda,
): Promise<Map<number, StoredItem>> {
  const usedLines = itens.flatMap(({linha: index}) => (index === undefined ? [] : [index]));
  if (usedLines.length === 0) return new Map();
  const reading = await db.one(sql<{itens: StoredItem[]}>`SELECT itens FROM nota_leitura WHERE nota_id = ${nota.id}`);
  const readLines = new Map<number, StoredItem>();
  for (const index of usedLines) {
    const line = reading?.itens[index];
    if (!line) throw fieldRefusal({itens: `A linha ${index + 1} não está no que foi lido desta nota`});
    readLines.set(index, line);
  }
  return readLines;
}

/** The shop's own codes with their products, as confirmed by the person who scored the sale. */
export function confirmedCodigosOf(
  {itens}: CheckedVenda,
  readLines: ReadonlyMap<number, StoredItem>,
  produtos: ReadonlyMap<string, VendaProduto>,
): ConfirmedCodigo[] {
  return itens.flatMap(item => {
    const line = item.linha === undefined ? undefined : readLines.get(item.linha);
    return line ? confirmedCodigo(item, line, produtos.get(item.codigo)?.gtin ?? null) : [];
  });
}

/**
 * After a new reading the line numbers of an open form may refer to other lines: if both price and subtotal differ, it
 * is not the line that the person confirmed.
 */
function isSameLine(item: CheckedItem, {valorUnitario, subTotal}: StoredItem): boolean {
  const isSame = (reaisOf: number | null, cents: number) => reaisOf !== null && Math.round(reaisOf * 100) === cents;
  if (valorUnitario === null && subTotal === null) return true;
  return isSame(valorUnitario, item.valorUnitario) || isSame(subTotal, item.subTotal);
}

/** Ignores a code that is the product's own, or that was read with low confidence. */
function confirmedCodigo(item: CheckedItem, line: StoredItem, gtin: string | null): ConfirmedCodigo[] {
  const codigo = line.codigo?.trim() ?? '';
  const withoutZeros = codigo.replace(/^0+/, '');
  if (withoutZeros === '' || line.confianca < MIN_CONFIDENCE || !isSameLine(item, line)) return [];
  if (withoutZeros === item.codigo.replace(/^0+/, '')) return [];
  const gtinRead = normaliseGtin(codigo);
  if (gtinRead && gtinRead === normaliseGtin(gtin)) return [];
  const nome = line.nome?.trim() || item.codigo;
  return [{codigo, nome, codigoPadrao: item.codigo, valorUnitario: item.valorUnitario}];
}
