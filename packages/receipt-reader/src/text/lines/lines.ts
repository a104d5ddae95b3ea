import {enclose} from '../../document/geometry';
import {median} from '../../document/statistics';
import type {Box, Page} from '../../document/types';
import {termsOf} from './words';
import {mend} from './mend';
import type {Sheet, Line, Term} from '../types';

export const heightOf = ({y0, y1}: Box): number => y1 - y0;
export const widthOf = ({x0, x1}: Box): number => x1 - x0;
export const middleY = ({y0, y1}: Box): number => (y0 + y1) / 2;
/** The differences of consecutive values. */
export const stepsOf = (values: readonly number[]): number[] =>
  values.slice(1).map((value, i) => value - (values[i] ?? 0));
export const middleX = ({x0, x1}: Box): number => (x0 + x1) / 2;

/** Limits for neighbours on a line, in heights of a word: gap, overlap and vertical offset. */
const NEIGHBOUR = {gap: 3, overlap: 0.5, offset: 0.5} as const;
/** Minimum distance, in heights, for measuring a slope; below it the errors of the boxes are as large. */
const MIN_STEP = 2;
/** Minimum pairs of neighbours; fewer may all belong to one skewed stamp. */
const MIN_PAIRS = 12;
/** Lines with a smaller slope count as level, as over a page it is far less than a row's height. */
const LEVEL = 0.0005;
/** Maximum overlap of words in a picture, as a share of the wider one's width. */
const PICTURE_OVERLAP = 0.6;
/**
 * How far the middle or the foot of a word may lie from its neighbour's on one row, as a share of the lower one's height,
 * which counts as at least this share of the page's usual one: dots and hyphens are low. Less than the half row that
 * overlapping print lies apart.
 */
const SAME_ROW = {offset: 0.45, usual: 0.6} as const;

/** The slope of lines (downwards per unit to the right) from neighbouring words; 0 if there are too few. */
function slopeOfLines(terms: readonly Term[]): number {
  const stepsOf: number[] = [];
  const operator = [...terms].sort((a, b) => a.box.x0 - b.box.x0);
  operator.forEach((term, i) => {
    const height = heightOf(term.box);
    const neighbour = operator.slice(i + 1).find(({box}) => {
      const gap = box.x0 - term.box.x1;
      const offset = Math.abs(middleY(box) - middleY(term.box));
      return gap > -height * NEIGHBOUR.overlap && gap < height * NEIGHBOUR.gap && offset < height * NEIGHBOUR.offset;
    });
    if (!neighbour) return;
    const dx = middleX(neighbour.box) - middleX(term.box);
    if (dx > height * MIN_STEP) stepsOf.push((middleY(neighbour.box) - middleY(term.box)) / dx);
  });
  return stepsOf.length < MIN_PAIRS ? 0 : median(stepsOf);
}

function levelTerms(terms: readonly Term[]): Term[] {
  const fall = slopeOfLines(terms);
  if (Math.abs(fall) < LEVEL) return [...terms];
  return terms.map(term => {
    const dy = -fall * middleX(term.box);
    return {...term, box: {...term.box, y0: term.box.y0 + dy, y1: term.box.y1 + dy}};
  });
}

export function lineOf(terms: Term[]): Line {
  const box = enclose(terms.map(term => term.box)) ?? {x0: 0, y0: 0, x1: 0, y1: 0};
  return {terms, box, height: median(terms.map(term => heightOf(term.box)))};
}

/** The maximum overlap of two words in a row, as the boxes in pictures are often too wide. */
function allowedOverlap(a: Term, b: Term): number {
  const halfHeight = heightOf(b.box) / 2;
  if (a.page.source !== 'ocr') return halfHeight;
  return Math.max(halfHeight, PICTURE_OVERLAP * Math.max(widthOf(a.box), widthOf(b.box)));
}

/** Minimum height ratio of text printed across a page, such as `SEM VALOR FISCAL` over the items. */
export const STAMP_RATIO = 2.5;

/** Whether the heights differ so much that one of the words is printed across the page and not in the row. */
function isStamp(a: Term, b: Term): boolean {
  const [smallest = 0, largest = 0] = [heightOf(a.box), heightOf(b.box)].sort((x, y) => x - y);
  return a.page.source === 'texto' && largest > smallest * STAMP_RATIO;
}

/** Groups words into lines, from left to right; lines from top to bottom. */
function toLines(uncovered: readonly Term[]): Line[] {
  const terms = levelTerms(uncovered).sort((a, b) => a.box.x0 - b.box.x0);
  const common = median(terms.map(term => heightOf(term.box)));
  const rows: Term[][] = [];
  for (const term of terms) {
    let best: Term[] | undefined;
    let smallest = Infinity;
    for (const row of rows) {
      const last = row.at(-1);
      if (!last || isStamp(last, term) || last.box.x1 - term.box.x0 > allowedOverlap(last, term)) continue;
      // Letters of different heights share their baseline, not their middle.
      const offset = Math.min(Math.abs(middleY(last.box) - middleY(term.box)), Math.abs(last.box.y1 - term.box.y1));
      const lower = Math.min(heightOf(last.box), heightOf(term.box));
      const slack = SAME_ROW.offset * Math.max(lower, common * SAME_ROW.usual);
      if (offset <= slack && offset < smallest) [best, smallest] = [row, offset];
    }
    if (best) best.push(term);
    else rows.push([term]);
  }
  return rows.map(row => lineOf(mend(row))).sort((a, b) => middleY(a.box) - middleY(b.box));
}

export function toSheet(page: Page): Sheet {
  return {page, lines: toLines(termsOf(page))};
}

/** Groups the pages of a receipt into lines; a page that continues the previous one is merged into its sheet. */
export function toSheets(pages: readonly Page[]): Sheet[] {
  const sheets: Sheet[] = [];
  for (const page of pages) {
    const last = sheets.at(-1);
    const sheet = toSheet(page);
    if (page.continues && last) last.lines.push(...sheet.lines);
    else sheets.push(sheet);
  }
  return sheets;
}

/** Splits a line at gaps wider than `slack` times its height. */
export function cellsOf(line: Line, slack = 1): Line[] {
  const parts: Term[][] = [];
  for (const term of line.terms) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && term.box.x0 - last.box.x1 <= slack * line.height) part.push(term);
    else parts.push([term]);
  }
  return parts.map(lineOf);
}

export const textOf = (terms: readonly Term[]): string => terms.map(({text}) => text).join(' ');
export const foldedOf = (terms: readonly Term[]): string => terms.map(({folded}) => folded).join(' ');
