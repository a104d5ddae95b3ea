import {parseNumbers} from '../../numbers';
import type {Term} from '../../types';
import {FIGURE_COLUMNS, type Column} from './columns';
import {unitOf} from '../units';

/** A column between its sides. The description's reaches from the column before to the one after. */
export interface Strip {
  column: Column;
  x0: number;
  x1: number;
}

// All costs are in one unit: 1 is a word whose form hardly suits its column. They were weighed against one another by trial
// on tables whose columns are known; no measurement of single ones was kept.

/** A form that is not the column's: for figures and units a word of letters is out of the question, other codes may be misread. */
const MISFIT = {figure: 3, noCents: 1, code: 1.5, unit: 3, likeUnit: 0.7, number: 2, codeOfLetters: 0.8} as const;
/** In the description a bare number, rather the code beside it; under a heading of taxes a number, and anything else. */
const ODD = {numberAsText: 0.3, numberAsOther: 0.1, textAsOther: 1} as const;
/** Under its heading a word costs so much at most, the description's a little more, so that a narrow column goes first. */
const UNDER = {column: 0.1, description: 0.3} as const;
/** Outside of it: for each room to the next heading, or height of a row from the description; and the most. */
const OUTSIDE = {perGap: 2, perHeight: 3, most: 6} as const;
/** The room beside the first and the last heading, in heights of a row. */
const OUTER_ROOM = 3;
/** Gaps within a description, in heights: free up to the one between words, then so much each, and the most. */
const BREAK = {free: 0.7, perHeight: 1.2, most: 4} as const;
/** A column left empty: less than any word out of place. */
const EMPTY_COST = 0.2;
/** A word that no column takes: more than one that does not suit, so that a column rather takes it. */
const LEFTOVER_COST = 3.5;

/** How badly a word's form suits a column: 0 fits, 1 hardly. */
function misfit(term: Term, column: Column): number {
  const {text, folded} = term;
  // A bare number is rather the code beside it.
  if (column === 'descricao') return /^\d{3,}$/.test(text) ? ODD.numberAsText : 0;
  const numbers = parseNumbers(text, true);
  if (FIGURE_COLUMNS.includes(column)) {
    if (numbers.length === 0) return MISFIT.figure;
    if (column === 'qtde') return 0;
    return numbers.some(({decimals}) => decimals >= 2) ? 0 : MISFIT.noCents;
  }
  if (column === 'ncm') return /^\d{8}$|^\d{4}\.\d{2}\.\d{2}$/.test(text) ? 0 : MISFIT.code;
  if (column === 'cfop') return /^[1-7][.]?\d{3}$/.test(text) ? 0 : MISFIT.code;
  if (column === 'cst') return /^\d{1,4}$|^\d\/\d{2,3}$|^\d-\d{2}$/.test(text) ? 0 : MISFIT.code;
  if (column === 'unidade') return unitOf(folded) ? 0 : /^[A-Z]{1,6}\d?$/.test(folded) ? MISFIT.likeUnit : MISFIT.unit;
  if (column === 'gtin') return /^\d{8,14}$|SEM/.test(folded) ? 0 : MISFIT.code;
  if (column === 'item') return /^\d{1,3}$/.test(text) ? 0 : MISFIT.number;
  if (column === 'codigo') return /\d/.test(text) ? 0 : MISFIT.codeOfLetters;
  return numbers.length > 0 || /%$/.test(text) ? ODD.numberAsOther : ODD.textAsOther;
}

/** The room between two neighbouring headings. */
function gapBetween(before: Strip | undefined, after: Strip | undefined, height: number): number {
  return before && after ? Math.max(height, after.x0 - before.x1) : height * OUTER_ROOM;
}

/** How far a word lies from under its heading, as a share of the room to the next one; overlapping costs little. */
function remoteness(term: Term, headings: readonly Strip[], j: number, height: number): number {
  const {x0, x1} = term.box;
  const heading = headings[j];
  if (!heading) return Infinity;
  if (heading.column === 'descricao') {
    const outside = Math.max(0, heading.x0 - x1, x0 - heading.x1, (x0 + x1) / 2 - heading.x1);
    return outside === 0
      ? UNDER.description
      : UNDER.description + Math.min(OUTSIDE.most, (OUTSIDE.perHeight * outside) / height);
  }
  const overlapWidth = Math.min(x1, heading.x1) - Math.max(x0, heading.x0);
  if (overlapWidth > 0) return UNDER.column * (1 - overlapWidth / Math.min(x1 - x0, heading.x1 - heading.x0));
  const gap =
    x1 < heading.x0 ? gapBetween(headings[j - 1], heading, height) : gapBetween(heading, headings[j + 1], height);
  return UNDER.column + Math.min(OUTSIDE.most, (OUTSIDE.perGap * -overlapWidth) / gap);
}

/** A gap within a description as wide as those between columns. */
function breakCost(before: Term | undefined, term: Term, height: number): number {
  const gap = before ? (term.box.x0 - before.box.x1) / height : 0;
  return Math.min(BREAK.most, Math.max(0, BREAK.perHeight * (gap - BREAK.free)));
}

/**
 * Words of a row given to columns, order kept: the cheapest way by place and form. A word that fits no column costs more
 * than an empty column. Returns the column's index for each word, −1 for none.
 */
export function align(terms: readonly Term[], headings: readonly Strip[], height: number): number[] {
  const [n, m] = [terms.length, headings.length];
  const cost = Array.from({length: n + 1}, () => new Array<number>(m + 1).fill(Infinity));
  const step = Array.from({length: n + 1}, () => new Array<'par' | 'mais' | 'coluna' | 'sobra'>(m + 1).fill('sobra'));
  const at = (i: number, j: number) => cost[i]?.[j] ?? Infinity;
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const line = cost[i];
      const steps = step[i];
      if (!line || !steps) continue;
      if (i === 0 && j === 0) line[0] = 0;
      const [term, heading] = [terms[i - 1], headings[j - 1]];
      if (j > 0 && at(i, j - 1) + EMPTY_COST < at(i, j)) [line[j], steps[j]] = [at(i, j - 1) + EMPTY_COST, 'coluna'];
      if (i > 0 && at(i - 1, j) + LEFTOVER_COST < at(i, j))
        [line[j], steps[j]] = [at(i - 1, j) + LEFTOVER_COST, 'sobra'];
      if (term && heading) {
        const pair = at(i - 1, j - 1) + remoteness(term, headings, j - 1, height) + misfit(term, heading.column);
        if (pair < at(i, j)) [line[j], steps[j]] = [pair, 'par'];
        // Only the description takes several words.
        const added =
          heading.column === 'descricao'
            ? at(i - 1, j) + remoteness(term, headings, j - 1, height) + breakCost(terms[i - 2], term, height)
            : Infinity;
        if (added < at(i, j)) [line[j], steps[j]] = [added, 'mais'];
      }
    }
  }
  const owner = new Array<number>(n).fill(-1);
  let [i, j] = [n, m];
  while (i > 0 || j > 0) {
    const action = step[i]?.[j];
    if (action === 'coluna') j--;
    else if (action === 'par') {
      i--;
      j--;
      owner[i] = j;
    } else if (action === 'mais') {
      i--;
      owner[i] = j - 1;
    } else i--;
    if (i < 0 || j < 0) break;
  }
  return owner;
}
