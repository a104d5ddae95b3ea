import {middleY} from '../../lines/lines';
import {parseNumbers} from '../../numbers';
import type {Sheet, Line, Term} from '../../types';
import type {Column} from './columns';
import {distribute} from './cells';
import {composeItems} from '../rows/rows';
import {bestMap, numbersOf, type TableRow, type NetMap} from './column-map';
import type {ItemsReading} from '../types';
import {MIN_LINES, stripsOf} from './untitled-columns';

/** Rows of one table lie no farther apart than this, in their heights: descriptions wrap. */
const ROW_GAP = 6;
/** A row of a table has so many words, so many of them amounts; and the table so many columns. */
const MIN_ROW = {words: 4, amounts: 2} as const;
const MIN_COLUMNS = 4;
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
  return itens.length > 0 ? {way: 'untitled', itens, terms} : undefined;
}
