import {linesOf, type Fragment, joinFragments} from './fragments';
import type {Word} from '../../document/types';
import type {Glyph} from '../glyphs/glyphs';
import {cleanText} from './legible';
import {withoutDoubledLetters, withoutRepeats} from './repeated';
import {joinSpacedOut} from './spaced-out';

/** Without hidden words where something else is to be seen: a value painted over and written anew is the new one. */
function withoutCovered(fragments: readonly Fragment[]): Fragment[] {
  if (fragments.every(({visible}) => visible) || fragments.every(({visible}) => !visible)) return [...fragments];
  const outside = new Set<Fragment>();
  for (const line of linesOf(fragments, COVERED_DROP))
    for (const hidden of line)
      if (!hidden.visible && line.some(other => other.visible && other.x0 < hidden.x1 && other.x1 > hidden.x0))
        outside.add(hidden);
  return fragments.filter(each => !outside.has(each));
}

/** What can be found by a search but not seen: the text a scanner put under its picture. */
const INVISIBLE_CONFIDENCE = 0.7;
/** From the baseline up and down, as shares of the type's height. */
const ASCENDER = 0.78;
const DESCENDER = 0.22;
/** Gaps within words and between them differ by at least this share of the type's width. */
const GAP = 0.1;
/** Between the gap of two words and of two columns. */
const COLUMN_GAP = 1.2;
/** How far a letter may go back over the one before, of its width, or of the type's where that is narrow: kerning, accents. */
const MAX_BACKSTEP = 0.75;
const NARROW = 0.3;
/** Its beginning not before the other's, but for rounding. */
const ROUNDING = 0.05;
/** Letters of a line: how far their baselines lie apart at most, and the least share of the higher one's height. */
const ONE_LINE = {drop: 0.25, height: 0.6} as const;
/** What is hidden and what is seen over it lie no farther apart than half the type's height. */
const COVERED_DROP = 0.5;
/** The gap that letters set wide apart share is one that this part of all gaps is narrower than; told by so many gaps. */
const SHARED = {part: 0.3, gaps: 3} as const;

const endOf = (glyph: Glyph) => glyph.x + glyph.advance;

function sameLine(a: Glyph, b: Glyph): boolean {
  const [smallest, largest] = [Math.min(a.typeHeight, b.typeHeight), Math.max(a.typeHeight, b.typeHeight)];
  return Math.abs(a.y - b.y) < ONE_LINE.drop * smallest && smallest > ONE_LINE.height * largest;
}

/** Letters that follow each other on a line without a gap as wide as between columns. */
function chains(glyphs: readonly Glyph[]): Glyph[][] {
  const result: Glyph[][] = [];
  let previous: Glyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.blank || glyph.text.trim() === '') {
      previous = undefined;
      continue;
    }
    const gap = previous ? glyph.x - endOf(previous) : 0;
    const continues =
      previous &&
      sameLine(previous, glyph) &&
      gap < COLUMN_GAP * glyph.typeWidth &&
      gap > -MAX_BACKSTEP * Math.max(previous.advance, glyph.typeWidth * NARROW) &&
      glyph.x > previous.x - ROUNDING * glyph.typeWidth;
    if (continues) result.at(-1)?.push(glyph);
    else result.push([glyph]);
    previous = glyph;
  }
  return result;
}

/** Where letters are set wide apart, the gap that all of them share is none between words. */
function sharedSpacing(chain: readonly Glyph[]): number {
  const gaps = chain.slice(1).map((glyph, i) => (glyph.x - endOf(chain[i]!)) / glyph.typeWidth);
  if (gaps.length < SHARED.gaps) return 0;
  gaps.sort((a, b) => a - b);
  return Math.max(0, gaps[Math.floor(gaps.length * SHARED.part)] ?? 0);
}

function splitWords(chain: readonly Glyph[]): Glyph[][] {
  const common = sharedSpacing(chain);
  const words: Glyph[][] = [];
  chain.forEach((glyph, i) => {
    const previous = chain[i - 1];
    const stated = previous ? previous.letterSpacing / glyph.typeWidth : 0;
    const limit = (Math.max(common, stated) + GAP) * glyph.typeWidth;
    if (previous && glyph.x - endOf(previous) <= limit) words.at(-1)?.push(glyph);
    else words.push([glyph]);
  });
  return words;
}

function fragment(glyphs: readonly Glyph[]): Fragment {
  const [first, last] = [glyphs[0]!, glyphs.at(-1)!];
  return {
    text: glyphs.map(({text}) => text).join(''),
    x0: first.x,
    x1: Math.max(endOf(last), ...glyphs.map(endOf)),
    base: first.y,
    typeHeight: Math.max(...glyphs.map(({typeHeight}) => typeHeight)),
    typeWidth: Math.max(...glyphs.map(({typeWidth}) => typeWidth)),
    visible: glyphs.every(({visible}) => visible),
  };
}

/** The words of letters that are written from left to right, line by line. */
export function formWords(glyphs: readonly Glyph[]): Word[] {
  const fragments = withoutCovered(
    withoutRepeats(chains(withoutDoubledLetters(glyphs)).flatMap(splitWords).map(fragment)),
  );
  return joinSpacedOut(joinFragments(fragments)).flatMap(each => {
    const text = cleanText(each.text);
    if (text === '') return [];
    const {x0, x1, base, typeHeight, visible} = each;
    const box = {x0, y0: base - ASCENDER * typeHeight, x1, y1: base + DESCENDER * typeHeight};
    return [{text, confidence: visible ? 1 : INVISIBLE_CONFIDENCE, box}];
  });
}
