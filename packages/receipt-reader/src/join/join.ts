import {
  TIPO_FISCAL_BY_MODELO,
  normaliseCnpj,
  type ReadingFieldName,
  type ReadField,
  type ReadPlace,
  type ReadingWarningKind,
} from '@clube/domain';
import type {DocumentReading, Clue, Evidence} from '../document/types';
import {warningsOf} from './notices';
import {field, fieldOf, type FieldReading} from './fields';
import {candidates} from './candidates';
import {chooseKey, type ChosenKey} from './key';
import {overallConfidence} from './confidence';
import {chooseDate} from './dates';
import {chooseItems, itemsOfDocument} from './items';
import {chooseAmounts} from './values';

export interface JoinOptions {
  /** Current date, YYYY-MM-DD; sales are not later. */
  today: string;
  /** The places of each receipt if the files contain several. */
  parts?: ReadPlace[][];
}

/**
 * Minimum confidence of a document's own text that is certain. Chosen above the confidence of a single label or row (0.92,
 * text/issuer), so that another way must agree.
 */
const SURE_TEXT = {loja: 0.97, cidade: 0.95} as const;
/** Maximum confidence of a contradicted field; chosen well below that of certain ones. */
const CONTRADICTED = 0.7;

type Fields = Partial<Record<ReadingFieldName, FieldReading<unknown>>>;

/**
 * Joins the evidence of all ways of reading to one receipt: agreement raises the confidence of a field, a contradiction
 * lowers it and adds a notice. Values that no way read stay empty.
 */
export function joinEvidence(ways: readonly Evidence[], {today, parts}: JoinOptions): Omit<DocumentReading, 'medidas'> {
  const chave = chooseKey(ways);
  const chosen = chooseItems(ways);
  const readings = chosen?.itens ?? [];
  const {total, descontos, sum} = chooseAmounts(ways, readings);
  const isOneSale = !ways.some(({marcas: marks}) => marks?.some(({value}) => value in DOUBTS_ALL));
  const itens = chosen
    ? itemsOfDocument(chosen, isOneSale && sum.addsUp && (total?.field.certa === true || sum.surcharges > 0))
    : [];
  const header: Fields = {
    ...fieldsFromKey(ways, chave),
    loja: textField(ways, 'loja'),
    cidade: textField(ways, 'cidade'),
    dataEmissao: chooseDate(ways, chave, today),
    total,
    descontos,
  };
  const notices = warningsOf({ways, chave, total: total?.value, itens, sum, parts});
  const fields = demote(fieldsOf(header), notices);
  const values = valuesOf(header);
  const read = ['chave', 'cpfCnpj', 'total'].some(name => name in fields) || itens.length > 0;
  // A name or a date without these values may be on any paper.
  if (!read) return {estado: 'nao_lida', itens: [], campos: {}, avisos: notices, confianca: 0, certa: false};
  const {confianca: confidence, certa} = overallConfidence(fields, itens, notices);
  return {estado: 'lida', ...values, itens, campos: fields, avisos: notices, confianca: confidence, certa};
}

/** The fields encoded in the key; without a key, the printed ones. */
function fieldsFromKey(ways: readonly Evidence[], chave: ChosenKey | undefined): Fields {
  if (!chave) return fieldsWithoutKey(ways);
  const {parsed: read, certa, confidence, reason, best} = chave;
  const printedPlace = <T>(name: 'numero' | 'serie' | 'cnpj' | 'uf', value: T) =>
    (ways.flatMap(way => (way[name] ?? []) as Clue<unknown>[]) as Clue<T>[]).find(
      clue => String(clue.value) === String(value) && clue.place,
    )?.place ?? best.place;
  const fromKey = <T>(value: T, place?: ReadPlace): FieldReading<T> => ({
    value,
    field: field(confidence, certa, 'chave', {
      motivo: reason ?? 'A chave de acesso não é certa: confira',
      lugar: place,
    }),
  });
  return {
    chave: fieldOf(chave, certa, reason),
    modelo: fromKey(read.modelo, best.place),
    tipoFiscal: fromKey(read.tipoFiscal, best.place),
    serie: fromKey(read.serie, printedPlace('serie', read.serie)),
    numero: fromKey(read.numero, printedPlace('numero', read.numero)),
    uf: fromKey(read.uf, printedPlace('uf', read.uf)),
    cnpj: fromKey(normaliseCnpj(read.cnpj), printedPlace('cnpj', read.cnpj)),
  } as Fields;
}

function fieldsWithoutKey(ways: readonly Evidence[]): Fields {
  const [modelo] = candidates(ways.flatMap(way => way.modelo ?? []));
  const simple = (name: 'numero' | 'serie' | 'cnpj' | 'uf') => {
    const [best] = candidates(ways.flatMap(way => (way[name] ?? []) as Clue<unknown>[]));
    return best && fieldOf(best, best.sources.includes('xml'));
  };
  return {
    ...(modelo
      ? {
          modelo: fieldOf(modelo, false),
          tipoFiscal: {...fieldOf(modelo, false), value: TIPO_FISCAL_BY_MODELO[modelo.value]},
        }
      : {}),
    serie: simple('serie'),
    numero: simple('numero'),
    uf: simple('uf'),
    cnpj: simple('cnpj'),
  } as Fields;
}

function textField(ways: readonly Evidence[], name: 'loja' | 'cidade'): FieldReading<string> | undefined {
  const [best] = candidates(
    ways.flatMap(way => way[name] ?? []),
    value => value.toUpperCase(),
  );
  if (!best) return undefined;
  const certa = best.sources.includes('xml') || (best.sources[0] === 'texto' && best.confidence >= SURE_TEXT[name]);
  return fieldOf(best, certa);
}

function readOf(readings: Fields): [string, FieldReading<unknown>][] {
  const all: [string, FieldReading<unknown> | undefined][] = Object.entries(readings);
  return all.flatMap(([name, reading]) => (reading ? [[name, reading]] : []));
}

function fieldsOf(readings: Fields): Partial<Record<ReadingFieldName, ReadField>> {
  return Object.fromEntries(readOf(readings).map(([name, {field}]) => [name === 'cnpj' ? 'cpfCnpj' : name, field]));
}

function valuesOf(readings: Fields): Partial<DocumentReading> {
  return Object.fromEntries(readOf(readings).map(([name, {value}]) => [name, value]));
}

/** Notices after which no field is certain, as values may belong to another receipt or to no sale, with the reason. */
const DOUBTS_ALL: Readonly<Partial<Record<ReadingWarningKind, string>>> = {
  duas_notas: 'Há mais de uma nota neste envio',
  nao_fiscal: 'Parece não ser nota fiscal de venda',
};

/** Makes the fields of contradictions uncertain. */
function demote(
  fields: Partial<Record<ReadingFieldName, ReadField>>,
  notices: DocumentReading['avisos'],
): Partial<Record<ReadingFieldName, ReadField>> {
  const contradicted = new Map(
    notices
      .filter(({gravidade}) => gravidade === 'atencao')
      .flatMap(({campos: names = [], texto: text}) => names.map(name => [name, text] as const)),
  );
  const doubtOfAll = notices.map(({tipo: kind}) => DOUBTS_ALL[kind]).find(Boolean);
  const demoted = ([name, reading]: [string, ReadField]): [string, ReadField] => {
    const reason = doubtOfAll ?? contradicted.get(name);
    // Codes and XML stay certain when print contradicts them, as the print is misread far more often.
    const fromCode = reading.fonte === 'qrcode' || reading.fonte === 'codigo_barras' || reading.fonte === 'xml';
    if (!reason || (fromCode && reading.certa && !doubtOfAll)) return [name, reading];
    return [name, {...reading, certa: false, confianca: Math.min(reading.confianca, CONTRADICTED), motivo: reason}];
  };
  return Object.fromEntries(Object.entries(fields).map(demoted));
}
