import {normaliseGtin} from '@clube/domain';
import {middleY} from '../../lines/lines';
import {NEXT_ROW} from '../../lines/measures';
import {parseNumbers, type PrintedNumber} from '../../numbers';
import type {Sheet, Line, Term} from '../../types';
import {codigoFields, readHead, sequenceOf} from '../item-head';
import {aboveOf, type Above} from './above';
import {fieldsWithColon, fieldsUnderHeadings} from './fields';
import type {Column} from '../table/columns';
import {centsOf} from '../sums';
import {toRecords, isFooter, has, type ItemRecord} from './records';
import type {RawItem, ItemsReading} from '../types';
import {unitOf} from '../units';

function numberOf(
  record: ItemRecord,
  column: Column,
  decimals: (count: number) => boolean,
): {number: PrintedNumber; term: Term} | undefined {
  const [term] = (record.find(field => field.column === column)?.value ?? []).filter(({text}) => text !== 'R$');
  const number = term && parseNumbers(term.text, true).find(reading => decimals(reading.decimals));
  return term && number ? {number, term} : undefined;
}

/** Words of a description down to where a row leaves a gap, or begins what is no item's. */
function consecutive(terms: readonly Term[], lines: readonly Line[]): Term[] {
  const end = terms.findIndex((term, i) => {
    const before = terms[i - 1];
    if (!before) return false;
    const line = lines.find(each => each.terms.includes(term));
    const dropped = middleY(term.box) - middleY(before.box);
    const footer = line?.terms[0] === term && isFooter(line);
    return footer || dropped > (line?.height ?? Infinity) * NEXT_ROW || dropped < -(line?.height ?? 0);
  });
  return end < 0 ? [...terms] : terms.slice(0, end);
}

function itemOf(record: ItemRecord, {terms: above, doubtful: doubt}: Above, lines: readonly Line[]): RawItem {
  const value = (column: Column) => record.find(field => field.column === column)?.value ?? [];
  const qtde = numberOf(record, 'qtde', () => true);
  const unitario = numberOf(record, 'unitario', decimals => decimals >= 2);
  const desconto = numberOf(record, 'desconto', decimals => decimals === 2);
  const gross = numberOf(record, 'total', decimals => decimals === 2);
  const total = gross ?? numberOf(record, 'liquido', decimals => decimals === 2);
  const written = value('unidade')[0] ?? value('qtde')[1];
  const unitLength = written && unitOf(written.folded);
  const gtin = normaliseGtin(value('gtin')[0]?.text);
  const head = readHead(above, sequenceOf(above[0]));
  // What ends an item may go on over what follows.
  const open = doubt || record.at(-1)?.column === 'descricao';
  return {
    ...(open && {doubtful: true}),
    ...codigoFields(value('codigo')[0] ?? head.codigo),
    ...(gtin && {gtin}),
    nome: has(record, 'descricao') ? consecutive(value('descricao'), lines) : head.nome,
    ...(unitLength && {unidade: unitLength}),
    ...(qtde && {qtde: qtde.number}),
    ...(unitario && {unitario: unitario.number}),
    ...(total && {total: total.number}),
    ...(desconto?.number.value ? {desconto: Math.abs(centsOf(desconto.number))} : {}),
    figureTerms: [qtde, unitario, total].flatMap(match => match?.term ?? []),
  };
}

/** Items printed as labelled values, beside their labels or under them, over one row or several. */
export function readLabelled(sheets: readonly Sheet[]): ItemsReading | undefined {
  const lines = sheets.flatMap(sheet => sheet.lines);
  const found = [fieldsWithColon, fieldsUnderHeadings]
    .map(fields => toRecords(fields(lines), lines))
    .find(readings => readings !== undefined);
  if (!found) return undefined;
  const {records, lastOpen} = found;
  const above = aboveOf(records, lines);
  const itens = records.map((record, i) => itemOf(record, above[i] ?? {terms: [], doubtful: false}, lines));
  const last = itens.at(-1);
  if (last && lastOpen) itens[itens.length - 1] = {...last, doubtful: true};
  if (itens.some(({nome, qtde, total}) => nome.length === 0 || !qtde || !total)) return undefined;
  const labelled = records.flatMap(record => record.map(({line}) => line));
  const used = itens.flatMap(({figureTerms: values}) => values);
  const until = Math.max(...labelled, ...used.map(term => lines.findIndex(({terms}) => terms.includes(term))));
  const terms = [
    ...lines.slice(Math.min(...labelled), until + 1).flatMap(line => line.terms),
    ...above.flatMap(({terms: own}) => own),
    ...itens.flatMap(({nome}) => nome),
  ];
  return {way: 'labels', itens, terms: new Set(terms)};
}
