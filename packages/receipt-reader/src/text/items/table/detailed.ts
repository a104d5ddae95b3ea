import {labelsOfLine} from '../../labels/labels';
import type {Sheet, Line, Term} from '../../types';
import type {Strip} from './align';
import {findHeaders} from './header';
import {distribute} from './cells';
import {complete, isDetail} from './details';
import {composeItems} from '../rows/rows';
import {bestMap, type TableRow} from './column-map';
import {adjust, stripsOf} from './table';
import type {RawItem, ItemsReading} from '../types';

interface Run {
  sheet: Sheet;
  line: Line;
  distributed: TableRow;
}

const indexOf = (strips: readonly Strip[], column: Strip['column']) =>
  strips.findIndex(strip => strip.column === column);

/** The row that opens the item of this running number: number, what was sold, and an amount. */
function opens(runs: readonly Run[], i: number, strips: readonly Strip[], expected: number): boolean {
  const cells = runs[i]?.distributed.cells ?? [];
  const item = indexOf(strips, 'item');
  const amount = strips.some(
    ({column}, j) =>
      (column === 'total' || column === 'liquido') && cells[j]?.some(({text}) => /^[\d.]*\d,\d{2}$/.test(text)),
  );
  const isDescribed = describes(runs[i], strips) || describes(runs[i - 1], strips);
  return cells[item]?.[0]?.text === String(expected) && isDescribed && amount;
}

function describes(run: Run | undefined, strips: readonly Strip[]): boolean {
  const words = run?.distributed.cells[indexOf(strips, 'descricao')] ?? [];
  return /[A-Z]{3}/.test(words.map(({folded}) => folded).join('')) && !(run && isDetail(run.line));
}

/** Where an item begins: a description of several rows may begin above its figures. */
const startOf = (runs: readonly Run[], i: number, strips: readonly Strip[]): number =>
  describes(runs[i], strips) || i === 0 ? i : i - 1;

const finishes = (line: Line): boolean =>
  labelsOfLine(line).some(({name, start}) => start === 0 && (name === 'transportador' || name === 'adicionais'));

function itemOf(runs: readonly Run[], strips: readonly Strip[]): {item?: RawItem; terms: Term[]} {
  const detail = runs.findIndex(({line}) => isDetail(line));
  const lines = (detail < 0 ? runs : runs.slice(0, detail)).map(({distributed}) => distributed);
  const map = bestMap(
    lines,
    strips.map(({column}) => column),
  );
  const readings = map && composeItems(lines, map).itens;
  const [item] = readings ?? [];
  const [first] = runs;
  const terms = runs.flatMap(({line}) => line.terms);
  if (!item || readings?.length !== 1 || !first || detail < 0) return {terms};
  const details = runs.slice(detail).map(({line}) => line);
  return {item: complete(item, first.sheet, details), terms};
}

/**
 * The items of a page that heads its table once and opens each item under its row, as the national portal's full
 * consultation does; over all pages. Only whole: one that cannot be read leaves none.
 */
export function readDetailed(sheets: readonly Sheet[]): ItemsReading | undefined {
  const location = sheets.findIndex(({lines}) => lines.some(isDetail) && findHeaders(lines).length > 0);
  const sheet = sheets[location];
  const header = sheet && findHeaders(sheet.lines)[0];
  if (!sheet || !header || !header.headings.some(({column}) => column === 'item')) return undefined;
  const promised = stripsOf(header, sheet.page.width);
  const all = sheets
    .slice(location)
    .flatMap((other, k) => other.lines.slice(k === 0 ? header.end : 0).map(line => ({sheet: other, line})));
  const end = all.findIndex(({line}) => finishes(line));
  const lines = end < 0 ? all : all.slice(0, end);
  const runThrough = (strips: readonly Strip[]) => {
    const runs = lines.map(each => ({...each, distributed: distribute(each.line, strips, header.height)}));
    const starts: number[] = [];
    runs.forEach((_, i) => {
      if (opens(runs, i, strips, starts.length + 1)) starts.push(i);
    });
    return {runs, starts};
  };
  // The headings may stand apart from what they head: where the items' own rows lie counts more.
  const found = runThrough(promised);
  const openChains = found.starts.flatMap(i => found.runs[i]?.distributed ?? []);
  const strips = adjust(promised, openChains);
  const {runs, starts} = runThrough(strips);
  const beginnings = starts.map(i => startOf(runs, i, strips));
  const readings = beginnings.map((beginning, k) => itemOf(runs.slice(beginning, beginnings[k + 1]), strips));
  const itens = readings.flatMap(({item}) => item ?? []);
  return itens.length > 1 && itens.length === readings.length
    ? {way: 'table', itens, terms: new Set(readings.flatMap(({terms}) => terms))}
    : undefined;
}
