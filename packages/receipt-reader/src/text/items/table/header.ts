import {heightOf, middleY} from '../../lines/lines';
import {NEXT_ROW} from '../../lines/measures';
import {labelsOfLine} from '../../labels/labels';
import type {Line} from '../../types';
import {splitHeadings, stackHeadings, type ColumnHeading} from './column-headings';
import {columnOf, isHeadingWord, type Column} from './columns';

export interface TableHeader {
  headings: ColumnHeading[];
  /** Rows of the page that the headings take: `start` up to, not including, `end`. */
  start: number;
  end: number;
  height: number;
}

/** The least share of a row of headings that only headings have; the rest may be misread. */
const HEADING_SHARE = 0.8;
/** A row with this share of its words in the name of the items' section is that name. */
const SECTION_SHARE = 0.7;
/** Columns that an item table names at least, and figures among them. */
const MIN_COLUMNS = {all: 4, figures: 2} as const;
/** Rows that headings may take. */
const MAX_HEADER_ROWS = 5;

/** `R$` beside a percentage shares the heading over both: `Desconto` over `%` and `R$`. */
function readDivided(headings: ColumnHeading[]): ColumnHeading[] {
  return headings.map((heading, i) => {
    const before = headings[i - 1]?.terms.map(({folded}) => folded) ?? [];
    const isDivided = before.length > 1 && before.includes('%') && heading.terms.every(({folded}) => folded === 'R$');
    const column = isDivided ? columnOf(before.filter(word => word !== '%')) : undefined;
    return column ? {...heading, column} : heading;
  });
}

/** Of `Produto` and `Descrição`, `Material` and `Denominação`, the left one is the code where nothing else is. */
function readDouble(headings: ColumnHeading[]): ColumnHeading[] {
  const descriptions = headings.flatMap(({column}, i) => (column === 'descricao' ? [i] : []));
  if (descriptions.length !== 2 || headings.some(({column}) => column === 'codigo')) return headings;
  return headings.map((heading, i) => (i === descriptions[0] ? {...heading, column: 'codigo'} : heading));
}

/** `Descrição` and `dos produtos` set apart beside a code are one heading: what stands under either is what was sold. */
function mergeDescriptions(headings: ColumnHeading[]): ColumnHeading[] {
  return headings.reduce<ColumnHeading[]>((built, heading) => {
    const before = built.at(-1);
    if (before?.column !== 'descricao' || heading.column !== 'descricao') return [...built, heading];
    return [...built.slice(0, -1), {...before, x1: heading.x1, terms: [...before.terms, ...heading.terms]}];
  }, []);
}

/** `Desc.` before the quantity, where nothing else says what is sold, is short for the description. */
function readAbbreviated(headings: ColumnHeading[]): ColumnHeading[] {
  const desc = headings.findIndex(({column}) => column === 'desconto');
  const qtde = headings.findIndex(({column}) => column === 'qtde');
  if (desc < 0 || qtde < desc || headings.some(({column}) => column === 'descricao')) return headings;
  return headings.map((heading, i) => (i === desc ? {...heading, column: 'descricao'} : heading));
}

const countDistinct = (headings: readonly ColumnHeading[]): number =>
  new Set(headings.map(({column}) => column).filter(column => column !== 'outro')).size;

/** Enough to be the head of an item table: what is sold, and at least two of its figures. */
function isItemTable(headings: readonly ColumnHeading[]): boolean {
  const has = (...columns: Column[]) => headings.filter(({column}) => columns.includes(column)).length;
  return (
    has('descricao') > 0 &&
    has('qtde', 'unitario', 'total', 'liquido') >= MIN_COLUMNS.figures &&
    countDistinct(headings) >= MIN_COLUMNS.all
  );
}

export const isHeadingRow = (line: Line): boolean =>
  !labelsOfLine(line).some(
    ({name, terms}) => name === 'secaoItens' && terms.length >= line.terms.length * SECTION_SHARE,
  ) && line.terms.filter(({folded}) => isHeadingWord(folded)).length >= line.terms.length * HEADING_SHARE;

/**
 * A lone heading on the first row: where items have a row for what is sold and another for its figures, or a heading of
 * more rows than the others.
 */
function canOpen({terms}: Line): boolean {
  const words = terms.map(({folded}) => folded);
  // `PRODUTOS` alone is the name of the whole table.
  const describes = words.some(word => /^(DESCR|DISCRIM)/.test(word));
  return (describes && columnOf(words) === 'descricao') || /^(VL|VLR|VALOR|PRECO)\W*$/.test(words.join(' '));
}

/** The headings of item tables on a page, each on one to five rows. */
export function findHeaders(lines: readonly Line[]): TableHeader[] {
  const found: TableHeader[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line || !isHeadingRow(line)) continue;
    if (splitHeadings(line.terms, line.height).length < 2 && !canOpen(line)) continue;
    let best: TableHeader | undefined;
    for (let end = i + 1; end <= Math.min(lines.length, i + MAX_HEADER_ROWS); end++) {
      const band = lines.slice(i, end);
      const last = band.at(-1);
      const previous = band.at(-2);
      if (!last || !isHeadingRow(last)) break;
      if (
        previous &&
        middleY(last.box) - middleY(previous.box) > Math.max(heightOf(previous.box), last.height) * NEXT_ROW
      )
        break;
      const headings = mergeDescriptions(readDouble(readAbbreviated(readDivided(stackHeadings(band, line.height)))));
      if (
        isItemTable(headings) &&
        (!best || countDistinct(headings) > countDistinct(best.headings) || end - i > best.end - best.start)
      ) {
        if (!best || countDistinct(headings) >= countDistinct(best.headings))
          best = {headings, start: i, end, height: line.height};
      }
    }
    if (!best) continue;
    found.push(best);
    i = best.end - 1;
  }
  return found;
}
