import {heightOf, widthOf, lineOf, middleY} from '../../lines/lines';
import {NEXT_ROW} from '../../lines/measures';
import {labelsOfLine} from '../../labels/labels';
import type {Line, Term} from '../../types';
import {columnOf, isHeadingWord, type Column} from './columns';

export interface ColumnHeading {
  column: Column;
  x0: number;
  x1: number;
  terms: Term[];
}

export interface TableHeader {
  headings: ColumnHeading[];
  /** Rows of the page that the headings take: `start` up to, not including, `end`. */
  start: number;
  end: number;
  height: number;
}

/** Heights of a row: a gap that parts two headings whatever they say, and one that does where their words allow it. */
const HEADING_GAP = {always: 1.1, maybe: 0.55} as const;
/** Of the narrower one's width: headings that overlap more stand under each other. */
const STACKED = 0.4;
/** The least share of a row of headings that only headings have; the rest may be misread. */
const HEADING_SHARE = 0.8;
/** A row with this share of its words in the name of the items' section is that name. */
const SECTION_SHARE = 0.7;
/** Columns that an item table names at least, and figures among them. */
const MIN_COLUMNS = {all: 4, figures: 2} as const;
/** Rows that headings may take. */
const MAX_HEADER_ROWS = 5;

/** Words of a heading's row cut into headings: where a gap is wide, or where the words together name no column any more. */
function splitHeadings(terms: readonly Term[], height: number): Term[][] {
  const parts: Term[][] = [];
  for (const term of terms) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const gap = last ? term.box.x0 - last.box.x1 : Infinity;
    if (!part || gap > height * HEADING_GAP.always || areSeparate(part, term, gap > height * HEADING_GAP.maybe))
      parts.push([term]);
    else part.push(term);
  }
  return parts;
}

/** Whether two neighbours are headings of their own: each names a column, and together they name another or none. */
function areSeparate(part: readonly Term[], term: Term, wideGap: boolean): boolean {
  const before = part.map(({folded}) => folded);
  if (/^[/-]$/.test(term.folded) || /[/-]$|^D[EOA]S?$|^E$/.test(before.at(-1) ?? '')) return false;
  const [a, b, joined] = [columnOf(before), columnOf([term.folded]), columnOf([...before, term.folded])];
  const generic = /^(V|VL|VLR|VALOR|PRECO|COD|CODIGO|UNID|UNIDADE|QTD?E?|QUANT)\W*$/.test(before.join(''));
  // One blank may part two columns; where it does not, their rows tell.
  if (/^COD(IGO)?\W*$/.test(before.join('')) && /^(DESCR|DISCR)/.test(term.folded)) return true;
  // `Total líq.` names one column, though each of its words names another.
  if ((joined === 'liquido' && !wideGap) || joined === 'percentual') return false;
  // `Vl. Trib. Vl. Item`: the word that opens one heading ends the one before.
  if (a !== undefined && /^(VL|VLR|VALOR)\W*$/.test(term.folded)) return true;
  if (a !== undefined && b !== undefined && a !== b && !generic && joined !== 'outro') return true;
  const opens = b !== undefined || /^(V|VL|VLR|VALOR|PRECO|ALIQ|BC|BASE|B)\b/.test(term.folded);
  if (a !== undefined && opens && (joined === undefined || (wideGap && joined !== a) || (a !== joined && b !== joined)))
    return true;
  return a !== undefined && wideGap && opens;
}

/** Headings that stand under each other made one: `VALOR` over `UNITÁRIO`. */
export function stackHeadings(lines: readonly Line[], height: number): ColumnHeading[] {
  const stacks: {terms: Term[]; x0: number; x1: number}[] = [];
  for (const line of lines) {
    for (const terms of splitHeadings(line.terms, height)) {
      const {box} = lineOf(terms);
      const overlapWidth = (other: {x0: number; x1: number}) => Math.min(other.x1, box.x1) - Math.max(other.x0, box.x0);
      const owner = stacks
        .filter(stack => overlapWidth(stack) > Math.min(widthOf(box), stack.x1 - stack.x0) * STACKED)
        .sort((a, b) => overlapWidth(b) - overlapWidth(a))[0];
      if (owner) {
        owner.terms.push(...terms);
        owner.x0 = Math.min(owner.x0, box.x0);
        owner.x1 = Math.max(owner.x1, box.x1);
      } else stacks.push({terms: [...terms], x0: box.x0, x1: box.x1});
    }
  }
  return stacks
    .map(({terms, x0, x1}) => ({
      terms,
      x0,
      x1,
      column: columnOf(terms.map(({folded}) => folded)) ?? ('outro' as const),
    }))
    .sort((a, b) => a.x0 - b.x0);
}

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
