import type {Word} from '../document/types';

export interface Line {
  /** Only letters and digits. */
  text: string;
  words: Word[];
}

/** The common lines of two pictures, as pairs of indexes in order. */
export interface Overlap {
  pairs: (readonly [number, number])[];
}

// Chosen: common lines of one receipt are read nearly alike; two receipts of one shop share only few lines.
/** Minimum similar lines; fewer may be chance. */
const MIN_LINES = 2;
const MAX_LINES = 40;
/** Maximum lines at the edge that may differ, as they are cut off. */
const MAX_CUT_LINES = 3;
const MIN_SIMILARITY = 0.7;
/** Minimum average characters per line; shorter ones may be similar by chance. */
const MIN_LETTERS_PER_LINE = 6;
/** Penalty per cut line in the score of an overlap, in similar lines. */
const CUT_COST = 0.2;
/** Maximum distance of the middles of words in one line, as a share of their height. */
const SAME_LINE = 0.6;

const middleOf = ({box}: Word) => (box.y0 + box.y1) / 2;
const heightOf = ({box}: Word) => box.y1 - box.y0;

/** Groups words into lines, top to bottom, left to right. */
export function linesOf(words: readonly Word[]): Line[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = lines.at(-1);
    const reference = last?.[0];
    if (last && reference && Math.abs(middleOf(word) - middleOf(reference)) < heightOf(reference) * SAME_LINE)
      last.push(word);
    else lines.push([word]);
  }
  return lines.map(loose => {
    const ordered = loose.toSorted((a, b) => a.box.x0 - b.box.x0);
    const text = ordered.map(word => word.text).join('');
    return {words: ordered, text: text.toUpperCase().replace(/[^0-9A-Z]/g, '')};
  });
}

function letterPairs(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < text.length - 1; i++) {
    const pair = text.slice(i, i + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Share of letter pairs that two lines have in common, 0 to 1. */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 2 || b.length < 2) return 0;
  const [ofA, ofB] = [letterPairs(a), letterPairs(b)];
  let inCommon = 0;
  for (const [pair, times] of ofA) inCommon += Math.min(times, ofB.get(pair) ?? 0);
  return (2 * inCommon) / (a.length + b.length - 2);
}

/** Finds the largest overlap of the end of `a` with the start of `b`, tolerating cut lines. */
export function findOverlap(a: readonly Line[], b: readonly Line[]): Overlap | undefined {
  const windowSize = MAX_LINES + MAX_CUT_LINES;
  const since = Math.max(0, a.length - windowSize);
  // Each pair of lines is compared once, however many blocks it may be part of.
  const alike = a.slice(since).map(atEnd => b.slice(0, windowSize).map(({text}) => similarity(atEnd.text, text)));
  let best: {overlap: Overlap; score: number} | undefined;
  for (let droppedAtEnd = 0; droppedAtEnd <= MAX_CUT_LINES; droppedAtEnd++)
    for (let droppedAtStart = 0; droppedAtStart <= MAX_CUT_LINES; droppedAtStart++) {
      const maximum = Math.min(a.length - droppedAtEnd, b.length - droppedAtStart, MAX_LINES);
      for (let n = maximum; n >= MIN_LINES; n--) {
        const from = a.length - droppedAtEnd - n;
        let sum = 0;
        for (let k = 0; k < n; k++) sum += alike[from - since + k]![droppedAtStart + k]!;
        const mean = sum / n;
        const lettersPerLine = a.slice(from, from + n).reduce((count, {text}) => count + text.length, 0) / n;
        if (mean < MIN_SIMILARITY || lettersPerLine < MIN_LETTERS_PER_LINE) continue;
        const score = n * (mean - MIN_SIMILARITY / 2) - (droppedAtEnd + droppedAtStart) * CUT_COST;
        const pairs = Array.from({length: n}, (_, k) => [from + k, droppedAtStart + k] as const);
        if (!best || score > best.score) best = {overlap: {pairs}, score};
      }
    }
  return best?.overlap;
}
