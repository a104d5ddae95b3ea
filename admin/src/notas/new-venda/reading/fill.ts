import {normaliseCnpj, type ReadingFieldName} from '@clube/domain';
import {asTyped, type VendaField, type EditedVenda} from '../venda.ts';
import {itemsOfReading} from './lines.ts';
import type {NotaReading} from './types';

/** The fields of the form that are read, in the form's order, with what the reading calls them. */
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

/** What belongs to a person and no longer to the reading. */
export type Touched = ReadonlySet<keyof EditedVenda>;

/** What a registered reseller says of itself: nothing read from paper is better. */
export const FROM_REVENDA: ReadonlySet<string> = new Set(['nomeLoja', 'estadoLoja', 'cidadeLoja']);

/** What was read, as the form holds it; empty where nothing was. */
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
 * The form with what was read. A field that somebody has touched stays as it is, and so do the items once one of them
 * was: a line that arrives later is then offered, not added, or what was typed in the meantime would count twice. What
 * a registered reseller has filled in stays while its CNPJ does.
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
