import {movePage} from '../document/geometry';
import type {Page, Word} from '../document/types';
import {findOverlap, linesOf, type Overlap, type Line} from './overlap';
import {measureShift} from './shift';

const wordsOf = (lines: readonly Line[]): Word[] => lines.flatMap(({words}) => words);

/**
 * Joins overlapping pictures of one long receipt. Half of the overlap is taken from each, as lines at the edge are often
 * cut off. The later picture is moved below the earlier one and marked as its continuation, so that an
 * item on both is read as one. Pictures without an overlap are unchanged.
 */
export function stitch(pages: readonly Page[]): Page[] {
  const stitched: Page[] = [];
  let previous: {index: number; lines: Line[]} | undefined;
  for (const page of pages) {
    const lines = linesOf(page.words);
    const overlap = previous && findOverlap(previous.lines, lines);
    if (!previous || !overlap) {
      stitched.push(page);
      previous = {index: stitched.length - 1, lines};
      continue;
    }
    const {a, b} = cutAt(overlap);
    const first = stitched[previous.index]!;
    stitched[previous.index] = {...first, words: wordsOf(previous.lines.slice(0, a))};
    const shift = measureShift(overlap.pairs.map(([i, j]) => [previous!.lines[i]!, lines[j]!] as const));
    const moved = movePage({...page, words: wordsOf(lines.slice(b))}, shift);
    stitched.push({...moved, continues: true});
    previous = {index: stitched.length - 1, lines: linesOf(moved.words)};
  }
  return stitched;
}

/** The cut: lines of the first picture up to `a`, of the second from `b`. */
function cutAt({pairs}: Overlap): {a: number; b: number} {
  const after = pairs[Math.ceil(pairs.length / 2)];
  if (after) return {a: after[0], b: after[1]};
  const [i, j] = pairs.at(-1)!;
  return {a: i + 1, b: j + 1};
}
