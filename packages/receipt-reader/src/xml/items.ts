import {normaliseGtin} from '@clube/domain';
import type {ItemReading} from '../document/types';
import type {XmlNode} from './node';
import {cents, parseDecimal} from './values';

/** Maximum number of items that the law allows on one NF-e. */
const MAX_ITEMS = 990;

function descontoOf(prod: XmlNode): number | undefined {
  // A SAT receipt distributes the discount on the total over its lines.
  const parts = [cents(prod, 'vDesc'), cents(prod, 'vRatDesc')].filter(value => value !== undefined);
  return parts.length > 0 ? parts.reduce((sum, value) => sum + value, 0) : undefined;
}

function readItem(det: XmlNode): ItemReading {
  const prod = det.child('prod');
  const [gross, desconto] = [cents(prod, 'vProd'), descontoOf(prod)];
  const net = cents(prod, 'vItem') ?? (gross === undefined ? undefined : gross - (desconto ?? 0));
  const item: ItemReading = {
    codigo: prod.text('cProd'),
    gtin: normaliseGtin(prod.text('cEAN')) ?? normaliseGtin(prod.text('cEANTrib')),
    nome: prod.text('xProd'),
    unidade: prod.text('uCom'),
    qtde: parseDecimal(prod.text('qCom')),
    valorUnitario: parseDecimal(prod.text('vUnCom')),
    valorDesconto: desconto === 0 ? undefined : desconto,
    subTotal: net !== undefined && net >= 0 ? net : undefined,
    confianca: 1,
  };
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as ItemReading;
}

/** The sold lines, without parts of a kit that are listed but do not count in the total. */
export function readItems(nota: XmlNode): ItemReading[] {
  return nota
    .children('det')
    .filter(det => det.text('prod', 'indTot') !== '0')
    .slice(0, MAX_ITEMS)
    .map(readItem);
}
