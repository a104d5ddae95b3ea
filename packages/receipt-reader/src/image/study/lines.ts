import type {Box} from '../../document/types';

/** Letters in a row, from left to right. */
export type LetterLine = readonly Box[];

/** Minimum number of letters in a line; fewer may be chance. */
const MIN_COUNT = 4;
/** Maximum overlap and gap of consecutive letters in letter heights; the gap may include a space between words. */
const NEXT = {overlap: 0.3, gap: 2.5} as const;
/** Maximum difference of their feet: for descenders in letter heights, plus the line's slant per unit of the gap. */
const FOOT = {heights: 0.25, slant: 0.2} as const;

/** The next letter in a line: the nearest one on the right whose foot is at about the same height. */
function next(letter: Box, strips: Map<number, Box[]>, height: number): Box | undefined {
  const strip = Math.floor(letter.y1 / height);
  let best: Box | undefined;
  for (const nearby of [strip - 1, strip, strip + 1]) {
    for (const other of strips.get(nearby) ?? []) {
      const gap = other.x0 - letter.x1;
      if (other.x0 <= letter.x0 || gap < -height * NEXT.overlap || gap > height * NEXT.gap) continue;
      if (Math.abs(other.y1 - letter.y1) > height * FOOT.heights + Math.max(0, gap) * FOOT.slant) continue;
      if (!best || other.x0 < best.x0) best = other;
    }
  }
  return best;
}

/** Groups letters of similar height to horizontal lines of text. */
export function formLines(letters: readonly Box[], height: number): LetterLine[] {
  const strips = new Map<number, Box[]>();
  for (const letter of letters) {
    const strip = Math.floor(letter.y1 / height);
    strips.set(strip, [...(strips.get(strip) ?? []), letter]);
  }
  const used = new Set<Box>();
  const lines: Box[][] = [];
  for (const first of [...letters].sort((a, b) => a.x0 - b.x0)) {
    if (used.has(first)) continue;
    const line: Box[] = [];
    for (let letter: Box | undefined = first; letter && !used.has(letter);) {
      used.add(letter);
      line.push(letter);
      letter = next(letter, strips, height);
    }
    if (line.length >= MIN_COUNT) lines.push(line);
  }
  return lines;
}

/** Maximum gap within a word in letter heights; between lines or columns gaps are wider. */
const WITHIN_WORD = 0.25;

/** The number of letters that follow closely after another in their line. */
export function countNeighbours(lines: readonly LetterLine[], letter: number): number {
  const closeOnes = (line: LetterLine) =>
    line.slice(1).filter(({x0}, i) => x0 - line[i]!.x1 < letter * WITHIN_WORD).length;
  return lines.reduce((sum, line) => sum + closeOnes(line), 0);
}

/** The boxes after rotating a picture of this height clockwise by 90 degrees. */
export const rotateBoxes = (boxes: readonly Box[], imageHeight: number): Box[] =>
  boxes.map(({x0, y0, x1, y1}) => ({x0: imageHeight - y1, y0: x0, x1: imageHeight - y0, y1: x1}));
