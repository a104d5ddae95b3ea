import {parseNumbers} from '../../numbers';
import type {Line, Term} from '../../types';
import {unitOf} from '../units';
import type {Strip} from './align';
import {FIGURE_COLUMNS, columnOf, type Column} from './columns';

/** Fewer rows alike may be anything; their columns would be guesses. */
export const MIN_LINES = 2;
/** A column's words begin, or end, within so much of one another; in heights of a row. */
const MAX_DEVIATION = 1.2;
/** The share of the rows that has a word in a column. */
const MIN_PRESENCE = 0.5;
/** A word so many times wider than its column may reach into the next one. */
const LONG_WORD = 2;
/** The least share of a column's words that have its form; the others may be misread. */
const MAJORITY = 0.6;
/** Letters a row that a description has on average at least. */
const MIN_LETTERS = 4;

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

/** The columns of rows alike, known by the form of their words and by what a heading above names. */
export function stripsOf(full: readonly Line[], above: readonly Line[], width: number): Strip[] {
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
