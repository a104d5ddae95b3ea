import {median} from '../../../document/statistics';
import {STAMP_RATIO} from '../../lines/lines';
import {parseNumbers, type PrintedNumber} from '../../numbers';
import {labelsOfLine} from '../../labels/labels';
import type {Sheet, Line, Term} from '../../types';
import type {Strip} from './align';
import {distribute, mergeCodigo} from './cells';
import {findHeaders, type TableHeader} from './header';
import {complete, isDetail} from './details';
import {bestMap, orderIsStated, type TableRow} from './column-map';
import {mergeHalves} from './half-lines';
import {composeItems, type ComposedItems} from '../rows/rows';
import type {RawItem, ItemsReading} from '../types';

const END_LABELS = [
  'adicionais',
  'secaoImposto',
  'transportador',
  'aPagar',
  'totalNota',
  'produtos',
  'quantidadeItens',
  'pagamento',
  'total',
];

const TOTAL_LABELS: readonly string[] = [
  'acrescimo',
  'desconto',
  'imposto',
  'produtos',
  'totalNota',
  'aPagar',
  'liquido',
];

/** A row of labels of the totals has so many of them, and this share of its words in them. */
const TOTALS_ROW = {labels: 2, share: 0.8} as const;
/** A single word ends the items only on a row of no more words than this: in a longer one it is part of a description. */
const MAX_END_WORDS = 4;
/** Where a column's data stand is told by so many words, and by this share of the rows that surely are an item's. */
const ENOUGH_DATA = {words: 3, share: 0.5} as const;
/** Units of the page left between the description and its neighbours, by headings and by data: a hair's breadth. */
const SIDE = {heading: 1, data: 0.5} as const;

/** A row of labels of the totals, whose amounts stand under them: `Valor do frete`, `Total dos produtos`. */
function isTotalsRow(line: Line): boolean {
  const labels = labelsOfLine(line).filter(({name, terms}) => TOTAL_LABELS.includes(name) && terms.length > 1);
  const words = labels.reduce((sum, {terms}) => sum + terms.length, 0);
  return labels.length >= TOTALS_ROW.labels && words >= line.terms.length * TOTALS_ROW.share;
}

/** A row that opens what follows the items. */
function ends(line: Line): boolean {
  if (isDetail(line)) return false;
  if (isTotalsRow(line)) return true;
  return labelsOfLine(line).some(
    ({name, start, terms}) =>
      start === 0 && END_LABELS.includes(name) && (terms.length > 1 || line.terms.length <= MAX_END_WORDS),
  );
}

/** The description's column takes all the room between its neighbours. */
export function stripsOf(header: TableHeader, width: number): Strip[] {
  const {headings} = header;
  return headings.map((heading, i) => {
    if (heading.column !== 'descricao') return heading;
    const [before, after] = [headings[i - 1], headings[i + 1]];
    return {
      column: heading.column,
      x0: before ? Math.min(before.x1 + SIDE.heading, heading.x0) : 0,
      x1: after ? after.x0 - SIDE.heading : width,
    };
  });
}

/** Where the data of a column really stand, once rows were read by the headings alone. */
export function adjust(strips: readonly Strip[], lines: readonly TableRow[]): Strip[] {
  const certain = lines.filter(line => countNumbers(line, strips) >= 2);
  const addNew = strips.map((strip, j) => {
    const terms = certain.flatMap(({cells}) => cells[j] ?? []);
    const enough = terms.length >= ENOUGH_DATA.words && terms.length >= certain.length * ENOUGH_DATA.share;
    if (strip.column === 'descricao' || !enough) return strip;
    return {...strip, x0: median(terms.map(({box}) => box.x0)), x1: median(terms.map(({box}) => box.x1))};
  });
  return addNew.map((strip, j) => {
    const [before, after] = [addNew[j - 1], addNew[j + 1]];
    if (strip.column !== 'descricao') return strip;
    return {
      ...strip,
      x0: before ? before.x1 + SIDE.data : 0,
      x1: after ? Math.max(strip.x0, after.x0 - SIDE.data) : strip.x1,
    };
  });
}

function countNumbers({cells}: TableRow, strips: readonly Strip[]): number {
  return strips.filter(
    ({column}, j) => ['qtde', 'unitario', 'total', 'liquido'].includes(column) && numberOf(cells[j]) !== undefined,
  ).length;
}

function numberOf(terms: readonly Term[] | undefined): PrintedNumber | undefined {
  const [term] = terms ?? [];
  return term && parseNumbers(term.text, true)[0];
}

function linesUnder(sheet: Sheet, header: TableHeader, until: number): Line[] {
  const bodyLines = sheet.lines.slice(header.end, until).filter(({height}) => height <= header.height * STAMP_RATIO);
  const end = bodyLines.findIndex(ends);
  return end < 0 ? bodyLines : bodyLines.slice(0, end);
}

/** Ends the last item of the page before with what the next page begins with; where nothing tells whose that is, says so. */
function linkPages(itens: RawItem[], {foreign, uncertain, itens: [first]}: ComposedItems): void {
  const last = itens.at(-1);
  if (!last) return;
  if (foreign.length > 0) itens[itens.length - 1] = {...last, nome: [...last.nome, ...foreign]};
  if (!uncertain || !first) return;
  itens[itens.length - 1] = {...last, doubtful: true};
  first.doubtful = true;
}

/** The items of tables with headings, over all pages. */
export function readTable(sheets: readonly Sheet[]): ItemsReading | undefined {
  const itens: ItemsReading['itens'] = [];
  const terms = new Set<Term>();
  let uncertain = false;
  for (const sheet of sheets) {
    const headers = findHeaders(sheet.lines);
    for (const [k, header] of headers.entries()) {
      const all = linesUnder(sheet, header, headers[k + 1]?.start ?? sheet.lines.length);
      const detailAt = all.findIndex(isDetail);
      const lines = detailAt < 0 ? all : all.slice(0, detailAt);
      const first = stripsOf(header, sheet.page.width);
      const strips = adjust(
        first,
        lines.map(line => distribute(line, first, header.height)),
      );
      const printed = lines.map(line => distribute(line, strips, header.height));
      const columns = strips.map(({column}) => column);
      const map = bestMap(printed, columns);
      if (!map) continue;
      const distributed = mergeHalves(printed, map);
      uncertain ||= !orderIsStated(map, columns);
      const merged = mergeCodigo(distributed, strips);
      const {codigo: _, ...lacksCodigo} = map;
      const continues = k === 0 && itens.length > 0;
      const readings = merged
        ? composeItems(merged, lacksCodigo, {codigoPromised: true, continues})
        : composeItems(distributed, map, {continues});
      linkPages(itens, readings);
      const single = detailAt >= 0 && readings.itens.length === 1 ? readings.itens[0] : undefined;
      if (single) {
        itens.push(complete(single, sheet, all.slice(detailAt)));
        all.forEach(line => line.terms.forEach(term => terms.add(term)));
      } else itens.push(...readings.itens);
      readings.terms.forEach(term => terms.add(term));
      header.headings.forEach(heading => heading.terms.forEach(term => terms.add(term)));
    }
  }
  return itens.length > 0 ? {way: uncertain ? 'untitled' : 'table', itens, terms} : undefined;
}
