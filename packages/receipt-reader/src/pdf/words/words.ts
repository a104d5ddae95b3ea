import {linesOf, type Fragment, joinFragments} from './fragments';
import type {Word} from '../../document/types';
import type {Glyph} from '../glyphs/glyphs';
import {cleanText} from './legible';
import {withoutDoubledLetters, withoutRepeats} from './repeated';
import {joinSpacedOut} from './spaced-out';

/** Removes hidden words where others are visible, such as a value that was painted over and written anew. */
function withoutCovered(fragments: readonly Fragment[]): Fragment[] {
  if (fragments.every(({visible}) => visible) || fragments.every(({visible}) => !visible)) return [...fragments];
  const outside = new Set<Fragment>();
  for (const line of linesOf(fragments, COVERED_DROP))
    for (const hidden of line)
      if (!hidden.visible && line.some(other => other.visible && other.x0 < hidden.x1 && other.x1 > hidden.x0))
        outside.add(hidden);
  return fragments.filter(each => !outside.has(each));
}

/** Confidence of invisible text, such as that of a scanner below its picture. */
const INVISIBLE_CONFIDENCE = 0.7;
/** Height above and depth below the baseline, as shares of the font size. */
const ASCENDER = 0.78;
const DESCENDER = 0.22;
/** Minimum difference between gaps within and between words, as a share of the font's width. */
const GAP = 0.1;
/** Gaps up to this share of the font's width are between words; wider ones are between columns. */
const COLUMN_GAP = 1.2;
/** Maximum overlap with the previous letter (kerning, accents), as a share of its width, or of NARROW of the font's width. */
const MAX_BACKSTEP = 0.75;
const NARROW = 0.3;
/** How far a letter may start before the previous one because of rounding, as a share of the font's width. */
const ROUNDING = 0.05;
/** For letters of one line: maximum difference of baselines, and minimum ratio of font sizes. */
const ONE_LINE = {drop: 0.25, height: 0.6} as const;
/** Maximum difference of baselines between hidden text and the visible text over it, as a share of the font size. */
const COVERED_DROP = 0.5;
/** The common gap of spaced letters is the quantile `part` of all gaps, if there are at least `gaps`. */
const SHARED = {part: 0.3, gaps: 3} as const;

const endOf = (glyph: Glyph) => glyph.x + glyph.advance;

function sameLine(a: Glyph, b: Glyph): boolean {
  const [smallest, largest] = [Math.min(a.typeHeight, b.typeHeight), Math.max(a.typeHeight, b.typeHeight)];
  return Math.abs(a.y - b.y) < ONE_LINE.drop * smallest && smallest > ONE_LINE.height * largest;
}

/** Groups consecutive letters of a line without a column gap between them. */
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

/** The common gap between spaced letters, which does not separate words; as a share of the font's width. */
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

/** Forms words of letters that are written from left to right. */
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
