/** A word or part of one, with the data for joining it to its neighbours. */
export interface Fragment {
  text: string;
  x0: number;
  x1: number;
  base: number;
  typeHeight: number;
  typeWidth: number;
  visible: boolean;
}

// Shares of the font's width or size; determined by trial, without recorded measurements.
/** Fragments with gaps between these are joined: tight text overlaps a little, words are farther apart (GAP in words.ts). */
const TOUCHING = 0.08;
const OVERLAPPING = -0.2;
/** Maximum difference of baselines in one line; superscripts differ more. */
export const ONE_BASELINE = 0.15;
/** Minimum ratio of font sizes in one line. */
const LIKE_HEIGHT = 0.75;
/** Number of previous lines to which a fragment may belong. */
const LINES_BACK = 8;

const onSameLine = (a: Fragment, b: Fragment, drop: number) =>
  Math.abs(a.base - b.base) < drop * Math.min(a.typeHeight, b.typeHeight) &&
  Math.min(a.typeHeight, b.typeHeight) > LIKE_HEIGHT * Math.max(a.typeHeight, b.typeHeight);

/** Groups fragments to lines, each from left to right. */
export function linesOf(fragments: readonly Fragment[], drop = ONE_BASELINE): Fragment[][] {
  const ordered = [...fragments].sort((a, b) => a.base - b.base || a.x0 - b.x0);
  const result: Fragment[][] = [];
  for (const each of ordered) {
    // Not only the last line, as fragments of another font size may be between those of one line.
    const line = result.slice(-LINES_BACK).findLast(other => onSameLine(other[0]!, each, drop));
    if (line) line.push(each);
    else result.push([each]);
  }
  for (const line of result) line.sort((a, b) => a.x0 - b.x0);
  return result;
}

/** Joins touching fragments, as some programs write a word in several parts, in any order. */
export function joinFragments(fragments: readonly Fragment[]): Fragment[] {
  return linesOf(fragments).flatMap(line => {
    const joined: Fragment[] = [];
    for (const each of line) {
      const previous = joined.at(-1);
      const gapBetween = previous ? (each.x0 - previous.x1) / Math.min(each.typeWidth, previous.typeWidth) : Infinity;
      if (previous && gapBetween < TOUCHING && gapBetween > OVERLAPPING)
        joined[joined.length - 1] = joinTwo(previous, each);
      else joined.push(each);
    }
    return joined;
  });
}

export function joinTwo(a: Fragment, b: Fragment): Fragment {
  return {
    ...a,
    text: a.text + b.text,
    x1: Math.max(a.x1, b.x1),
    typeHeight: Math.max(a.typeHeight, b.typeHeight),
    visible: a.visible && b.visible,
  };
}
