import {normaliseCnpj, type ReadingFieldName} from '@clube/domain';
import {asTyped, type VendaField, type EditedVenda} from '../venda.ts';
import {itemsOfReading} from './lines.ts';
import type {NotaReading} from './types';

/** The form fields that the reading fills in, in form order, with their names in the reading. */
export const READ_FIELD = {
  cnpjLoja: 'cpfCnpj',
  nomeLoja: 'loja',
  estadoLoja: 'uf',
  cidadeLoja: 'cidade',
  tipoFiscal: 'tipoFiscal',
  identificador: 'numero',
  realizadoEm: 'dataEmissao',
} as const satisfies Partial<Record<VendaField, ReadingFieldName>>;

export type FilledField = keyof typeof READ_FIELD;
export const FILLED_FIELDS = Object.keys(READ_FIELD) as FilledField[];

/** The fields that a person has changed, which the reading no longer sets. */
export type Touched = ReadonlySet<keyof EditedVenda>;

/** The fields that a registered reseller provides, which are more reliable than the reading. */
export const FROM_REVENDA: ReadonlySet<string> = new Set(['nomeLoja', 'estadoLoja', 'cidadeLoja']);

/** The values of the reading in the form's formats; empty if nothing was read. */
export function readValues(reading: NotaReading): Record<FilledField, string> {
  return {
    cnpjLoja: normaliseCnpj(reading.cpfCnpj ?? ''),
    nomeLoja: reading.loja ?? '',
    estadoLoja: reading.uf ?? '',
    cidadeLoja: reading.cidade ?? '',
    tipoFiscal: reading.tipoFiscal ?? '',
    identificador: reading.numero ?? '',
    realizadoEm: asTyped(reading.dataEmissao),
  };
}

/**
 * Fills the form from the reading. A field that a person has changed stays, and so do the items once one of them was
 * changed: a line that arrives later is then only offered, as otherwise a typed item would count twice. The reseller's
 * own data stay while its CNPJ does.
 */
export function fill(venda: EditedVenda, reading: NotaReading, touched: Touched, revenda?: string): EditedVenda {
  if (reading.estado !== 'lida') return venda;
  const fromReading = readValues(reading);
  const cnpj = touched.has('cnpjLoja') ? venda.cnpjLoja : fromReading.cnpjLoja;
  const free = FILLED_FIELDS.filter(
    field => !touched.has(field) && !(revenda !== undefined && revenda === cnpj && FROM_REVENDA.has(field)),
  );
  const fields = Object.fromEntries(free.map(field => [field, fromReading[field]]));
  if (touched.has('itens')) return {...venda, ...fields};
  return {...venda, ...fields, itens: itemsOfReading(reading.itens), ignoradas: []};
}
