import {sliceBox} from '../../../document/geometry';
import {unitOf} from '../units';
import {align, type Strip} from './align';
import {FIGURE_COLUMNS} from './columns';
import {WORD_GAP} from '../../lines/measures';
import {parseNumbers} from '../../numbers';
import type {Line, Term} from '../../types';
import type {TableRow} from './column-map';

/** Code and description share a column where they stand a word's gap apart on so many of the rows that have both. */
const SHARED = {rows: 2, share: 0.8} as const;

const columnOf = (strips: readonly Strip[], column: Strip['column']) =>
  strips.findIndex(strip => strip.column === column);

function crosses({box}: Term, strip: Strip | undefined): boolean {
  return strip !== undefined && box.x0 < strip.x1 && box.x1 > strip.x0;
}

/** Cuts `4,420CX` where it lies under the headings of quantity or unit. */
function splitUnit(term: Term, strips: readonly Strip[]): Term[] {
  const [, number = '', unitLength = ''] = /^(\d[\d.]*,\d{2,4})([A-Z]{1,6}\d?)$/.exec(term.folded) ?? [];
  const under = strips.filter(({column}) => column === 'qtde' || column === 'unidade');
  if (!number || !unitOf(unitLength) || !under.some(strip => crosses(term, strip))) return [term];
  const part = (text: string, start: number): Term => {
    const box = sliceBox(term.box, start, start + text.length, term.text.length);
    return {...term, text, folded: text, box};
  };
  return [part(number, 0), part(unitLength, number.length)];
}

/** The words of a row by the columns they stand in. */
export function distribute(line: Line, strips: readonly Strip[], height: number): TableRow {
  const terms = line.terms.filter(({folded}) => !/^(R\$|[|_]+)$/.test(folded)).flatMap(term => splitUnit(term, strips));
  const owner = align(terms, strips, Math.max(height, line.height));
  const cells = strips.map((_, j) => terms.filter((__, i) => owner[i] === j));
  return extend(gather({line, cells, leftovers: terms.filter((_, i) => owner[i] === -1)}, strips), strips);
}

/** A row without an item's figures. */
export function withoutFigures({cells}: TableRow, strips: readonly Strip[]): boolean {
  return !strips.some(
    ({column}, j) =>
      FIGURE_COLUMNS.includes(column) &&
      cells[j]?.some(({text}) => parseNumbers(text).some(({decimals}) => decimals >= 2)),
  );
}

/** Whether two neighbours stand no farther apart than the words of a text do. */
export const withinGap = (before: Term, after: Term, {height}: Line): boolean =>
  after.box.x0 - before.box.x1 < height * WORD_GAP;

/** Words that no column took, right before or after those of the description, are part of it. */
function gather(line: TableRow, strips: readonly Strip[]): TableRow {
  const descricao = columnOf(strips, 'descricao');
  let text = line.cells[descricao] ?? [];
  const loose = new Set(line.leftovers.filter(({folded}) => /[A-Z]/.test(folded)));
  const touches = (term: Term) => {
    const [first, last] = [text[0], text.at(-1)];
    if (!first || !last) return false;
    const before = term.box.x0 < first.box.x0 && withinGap(term, first, line.line);
    return before || (term.box.x0 > last.box.x0 && withinGap(last, term, line.line));
  };
  for (let match = [...loose].find(touches); match; match = [...loose].find(touches)) {
    loose.delete(match);
    text = [...text, match].sort((a, b) => a.box.x0 - b.box.x0);
  }
  if (text.length === line.cells[descricao]?.length) return line;
  const cells = line.cells.map((cell, j) => (j === descricao ? text : cell));
  return {...line, cells, leftovers: line.leftovers.filter(term => !text.includes(term))};
}

/** In a row of text alone the description goes on over its column's side as long as its words follow each other. */
function extend(line: TableRow, strips: readonly Strip[]): TableRow {
  const descricao = columnOf(strips, 'descricao');
  const last = line.cells[descricao]?.at(-1);
  if (!last || !withoutFigures(line, strips)) return line;
  const {terms} = line.line;
  const after = terms.slice(terms.indexOf(last) + 1);
  const end = after.findIndex((term, i) => !withinGap(after[i - 1] ?? last, term, line.line));
  const following = new Set(end < 0 ? after : after.slice(0, end));
  if (following.size === 0) return line;
  const cells = line.cells.map((cell, j) =>
    j === descricao ? [...cell, ...following] : cell.filter(term => !following.has(term)),
  );
  return {...line, cells, leftovers: line.leftovers.filter(term => !following.has(term))};
}

/**
 * Rows where code and description share one column, whatever the headings promise, put right: the description begins
 * right after the code, wherever that ends, and its further rows begin under the code.
 */
export function mergeCodigo(lines: readonly TableRow[], strips: readonly Strip[]): TableRow[] | undefined {
  const [codigo, descricao] = [columnOf(strips, 'codigo'), columnOf(strips, 'descricao')];
  if (codigo < 0 || descricao !== codigo + 1) return undefined;
  const both = lines.flatMap(({cells, line}) => {
    const [before, after] = [cells[codigo]?.at(-1), cells[descricao]?.[0]];
    return before && after ? [{before, after, line}] : [];
  });
  const glued = both.filter(({before, after, line}) => withinGap(before, after, line));
  const starts = glued.map(({after}) => after.box.x0);
  const varies = Math.max(...starts) - Math.min(...starts) > (both[0]?.line.height ?? 0);
  if (glued.length < Math.max(SHARED.rows, both.length * SHARED.share) || !varies) return undefined;
  return lines.map(line => ({
    ...line,
    cells: line.cells.map((cell, j) => {
      if (j === codigo) return [];
      return j === descricao ? [...(line.cells[codigo] ?? []), ...cell] : cell;
    }),
  }));
}
