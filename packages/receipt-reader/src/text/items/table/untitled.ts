import {middleY} from '../../lines/lines';
import {parseNumbers} from '../../numbers';
import type {Sheet, Line, Term} from '../../types';
import type {Strip} from './align';
import {FIGURE_COLUMNS, columnOf, type Column} from './columns';
import {distribute} from './cells';
import {composeItems} from '../rows/rows';
import {bestMap, numbersOf, type TableRow, type NetMap} from './column-map';
import type {ItemsReading} from '../types';
import {unitOf} from '../units';

/** Fewer rows alike may be anything; their columns would be guesses. */
const MIN_LINES = 2;
/** Rows of one table lie no farther apart than this, in their heights: descriptions wrap. */
const ROW_GAP = 6;
/** A column's words begin, or end, within so much of one another; in heights of a row. */
const MAX_DEVIATION = 1.2;
/** The share of the rows that has a word in a column. */
const MIN_PRESENCE = 0.5;
/** A row of a table has so many words, so many of them amounts; and the table so many columns. */
const MIN_ROW = {words: 4, amounts: 2} as const;
const MIN_COLUMNS = 4;
/** A word so many times wider than its column may reach into the next one. */
const LONG_WORD = 2;
/** The least share of a column's words that have its form; the others may be misread. */
const MAJORITY = 0.6;
/** Letters a row that a description has on average at least. */
const MIN_LETTERS = 4;
/** Rows above a table that may be its headings. */
const ROWS_ABOVE = 2;

const hasWord = ({terms}: Line) => terms.some(({folded}) => /[A-Z]{3}/.test(folded));
const valuesOf = ({terms}: Line) => terms.filter(({text}) => parseNumbers(text).some(({decimals}) => decimals >= 2));

/** Runs of rows with something that is sold and at least two amounts each. */
function blocksOf(lines: readonly Line[]): {start: number; end: number; full: Line[]}[] {
  const blocks: {start: number; end: number; full: Line[]}[] = [];
  for (const [i, line] of lines.entries()) {
    if (!hasWord(line) || valuesOf(line).length < MIN_ROW.amounts || line.terms.length < MIN_ROW.words) continue;
    const block = blocks.at(-1);
    const last = block?.full.at(-1);
    const nearby = last && middleY(line.box) - middleY(last.box) <= last.height * ROW_GAP;
    if (block && nearby) {
      block.full.push(line);
      block.end = i + 1;
    } else blocks.push({start: i, end: i + 1, full: [line]});
  }
  return blocks.filter(({full}) => full.length >= MIN_LINES);
}

interface Group {
  terms: Term[];
  x0: number;
  x1: number;
}

/** Words of many rows that stand under each other: by their right sides where amounts do, else by their left sides. */
function groupsOf(full: readonly Line[]): Group[] {
  const groups: Group[] = [];
  const height = full[0]?.height ?? 0;
  for (const term of full.flatMap(({terms}) => terms)) {
    const {x0, x1} = term.box;
    const joined = groups
      .map(group => ({group, overlapWidth: Math.min(group.x1, x1) - Math.max(group.x0, x0)}))
      .filter(({group, overlapWidth}) => {
        const ends = Math.min(Math.abs(group.x0 - x0), Math.abs(group.x1 - x1));
        return overlapWidth > 0 && ends <= height * MAX_DEVIATION;
      })
      .sort((a, b) => b.overlapWidth - a.overlapWidth)[0]?.group;
    if (joined) {
      joined.terms.push(term);
      // One long word must not make the column swallow its neighbours.
      if (x1 - x0 < (joined.x1 - joined.x0) * LONG_WORD)
        [joined.x0, joined.x1] = [Math.min(joined.x0, x0), Math.max(joined.x1, x1)];
    } else groups.push({terms: [term], x0, x1});
  }
  return groups
    .filter(({terms}) => terms.length >= Math.max(MIN_LINES, full.length * MIN_PRESENCE))
    .sort((a, b) => a.x0 - b.x0);
}

const majority = ({terms}: Group, test: (term: Term) => boolean) =>
  terms.filter(test).length >= Math.max(1, terms.length * MAJORITY);

/** What the words of a column are, by their form alone. */
function formOf(group: Group): Column | 'texto' | 'valor' {
  if (majority(group, ({text}) => parseNumbers(text, true).some(({decimals}) => decimals >= 2))) return 'valor';
  if (majority(group, ({text}) => /^\d{8}$|^\d{4}\.\d{2}\.\d{2}$/.test(text))) return 'ncm';
  if (majority(group, ({text}) => /^\d{12,14}$/.test(text))) return 'gtin';
  if (majority(group, ({text}) => /^[1-7]\.?\d{3}$/.test(text))) return 'cfop';
  if (majority(group, ({folded}) => unitOf(folded) !== undefined)) return 'unidade';
  if (majority(group, ({text}) => /^\d{1,3}$/.test(text))) return 'cst';
  if (majority(group, ({text}) => /\d/.test(text) && /^[\w./-]{3,}$/.test(text))) return 'codigo';
  return 'texto';
}

/** The column that a heading above names, where one can be read. */
function headingOf(above: readonly Line[], {x0, x1}: Group): Column | undefined {
  const words = above
    .flatMap(({terms}) => terms)
    .filter(({box}) => Math.min(box.x1, x1) - Math.max(box.x0, x0) > 0)
    .map(({folded}) => folded);
  return words.length > 0 ? columnOf(words) : undefined;
}

/** Where the description stands: between the columns around the most letters, whatever its words line up with. */
function descriptionOf(full: readonly Line[], groups: readonly Group[], width: number): Strip | undefined {
  const fixed = groups.filter(group => formOf(group) !== 'texto');
  const gaps = [undefined, ...fixed].map((before, i) => ({
    x0: before ? before.x1 + 1 : 0,
    x1: (fixed[i]?.x0 ?? width) - 1,
  }));
  const countLetters = ({x0, x1}: {x0: number; x1: number}) =>
    full
      .flatMap(({terms}) => terms)
      .filter(({box}) => box.x0 >= x0 - 1 && box.x1 <= x1 + 1)
      .reduce((sum, {folded}) => sum + folded.replace(/[^A-Z]/g, '').length, 0);
  const best = gaps.toSorted((a, b) => countLetters(b) - countLetters(a))[0];
  return best && countLetters(best) >= full.length * MIN_LETTERS ? {column: 'descricao', ...best} : undefined;
}

function stripsOf(full: readonly Line[], above: readonly Line[], width: number): Strip[] {
  const groups = groupsOf(full);
  const descricao = descriptionOf(full, groups, width);
  if (!descricao) return [];
  const outside = groups.filter(({x0, x1}) => x1 <= descricao.x0 || x0 >= descricao.x1);
  const others = outside.flatMap((group): Strip[] => {
    const form = formOf(group);
    if (form === 'texto') return [];
    const stated = headingOf(above, group);
    // Anything else than a figure's name belongs to a neighbour.
    const column = form === 'valor' ? (stated && FIGURE_COLUMNS.includes(stated) ? stated : 'outro') : form;
    return [{column, x0: group.x0, x1: group.x1}];
  });
  return [...others, descricao].sort((a, b) => a.x0 - b.x0);
}

const countWhole = (lines: readonly TableRow[], index: number): number =>
  lines.filter(line => numbersOf(line, index).some(({value}) => Number.isInteger(value))).length;

/** Quantity and price fit either way round: more often than prices, quantities are whole. */
function orderColumns(map: NetMap, lines: readonly TableRow[], columns: readonly Column[]): NetMap {
  const {qtde, unitario} = map;
  if (qtde === undefined || unitario === undefined) return map;
  if (columns[qtde] === 'qtde' || columns[unitario] === 'unitario') return map;
  const [a, b] = [countWhole(lines, qtde), countWhole(lines, unitario)];
  const swap = columns[unitario] === 'qtde' || columns[qtde] === 'unitario' || b > a || (a === b && unitario < qtde);
  return swap ? {...map, qtde: unitario, unitario: qtde} : map;
}

/**
 * The items of tables whose headings cannot be read: rows alike whose columns are known by the form of their words, and
 * by quantity × price giving the total.
 */
export function readUntitled(sheets: readonly Sheet[]): ItemsReading | undefined {
  const itens: ItemsReading['itens'] = [];
  const terms = new Set<Term>();
  for (const {lines, page} of sheets) {
    for (const {start, end, full} of blocksOf(lines)) {
      const strips = stripsOf(full, lines.slice(Math.max(0, start - ROWS_ABOVE), start), page.width);
      if (strips.length < MIN_COLUMNS) continue;
      const columns = strips.map(({column}) => column);
      const distributed = lines.slice(start, end + 1).map(line => distribute(line, strips, line.height));
      const map = bestMap(distributed, columns);
      if (map?.qtde === undefined || map.unitario === undefined || map.total === undefined) continue;
      const readings = composeItems(distributed, orderColumns(map, distributed, columns));
      itens.push(...readings.itens);
      readings.terms.forEach(term => terms.add(term));
    }
  }
  return itens.length > 0 ? {way: 'semTitulos', itens, terms} : undefined;
}
