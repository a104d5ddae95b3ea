import type {Box} from '../../document/types';

/** A run of letters side by side, from left to right. */
export type LetterLine = readonly Box[];

/** Fewer letters in a row may be chance. */
const MIN_COUNT = 4;
/** Heights of a letter: the next one of a line may overlap so much and stand so far off, over a blank between words. */
const NEXT = {overlap: 0.3, gap: 2.5} as const;
/** How far its foot may be off: a descender's share of a height, and for each unit of the gap what a line may slant. */
const FOOT = {heights: 0.25, slant: 0.2} as const;

/** The letter that follows another in its line: the nearest to its right whose foot stands about as high. */
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

/** The lines of text that letters of about one height form, as the picture lies. */
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

/** In a word letters nearly touch; from line to line, or from column to column, they do not. */
const WITHIN_WORD = 0.25;

/** How many letters stand close behind another in their line. */
export function countNeighbours(lines: readonly LetterLine[], letter: number): number {
  const closeOnes = (line: LetterLine) =>
    line.slice(1).filter(({x0}, i) => x0 - line[i]!.x1 < letter * WITHIN_WORD).length;
  return lines.reduce((sum, line) => sum + closeOnes(line), 0);
}

/** The same boxes after a quarter turn, clockwise, of a picture of this height. */
export const rotateBoxes = (boxes: readonly Box[], imageHeight: number): Box[] =>
  boxes.map(({x0, y0, x1, y1}) => ({x0: imageHeight - y1, y0: x0, x1: imageHeight - y0, y1: x1}));
