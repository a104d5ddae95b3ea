import type {Box} from '../../document/types';

/** A run of letters side by side, from left to right. */
export type LetterLine = readonly Box[];

const MIN_COUNT = 4;

/** The letter that follows another in its line: the nearest to its right whose foot stands about as high. */
function next(letter: Box, strips: Map<number, Box[]>, height: number): Box | undefined {
  const strip = Math.floor(letter.y1 / height);
  let best: Box | undefined;
  for (const nearby of [strip - 1, strip, strip + 1]) {
    for (const other of strips.get(nearby) ?? []) {
      const gap = other.x0 - letter.x1;
      if (other.x0 <= letter.x0 || gap < -height * 0.3 || gap > height * 2.5) continue;
      if (Math.abs(other.y1 - letter.y1) > height * 0.25 + Math.max(0, gap) * 0.2) continue;
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
