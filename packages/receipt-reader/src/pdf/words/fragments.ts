/** A word with what is needed to join it to its neighbours. */
export interface Fragment {
  text: string;
  x0: number;
  x1: number;
  base: number;
  typeHeight: number;
  typeWidth: number;
  visible: boolean;
}

// Shares of the type's width or height; settled by trial, no measurement of them was kept.
/** Gaps between these join: type that is set tight overlaps a little, words stand farther apart (GAP in words.ts). */
const TOUCHING = 0.08;
const OVERLAPPING = -0.2;
/** Baselines nearer than this are one; raised figures lie higher. */
export const ONE_BASELINE = 0.15;
/** Type lower than this share of its neighbour's is not of its line. */
const LIKE_HEIGHT = 0.75;
/** Lines back that a part may belong to. */
const LINES_BACK = 8;

const onSameLine = (a: Fragment, b: Fragment, drop: number) =>
  Math.abs(a.base - b.base) < drop * Math.min(a.typeHeight, b.typeHeight) &&
  Math.min(a.typeHeight, b.typeHeight) > LIKE_HEIGHT * Math.max(a.typeHeight, b.typeHeight);

/** Fragments line by line, each line from left to right. */
export function linesOf(fragments: readonly Fragment[], drop = ONE_BASELINE): Fragment[][] {
  const ordered = [...fragments].sort((a, b) => a.base - b.base || a.x0 - b.x0);
  const result: Fragment[][] = [];
  for (const each of ordered) {
    // Type of another size may lie between the parts of a line.
    const line = result.slice(-LINES_BACK).findLast(other => onSameLine(other[0]!, each, drop));
    if (line) line.push(each);
    else result.push([each]);
  }
  for (const line of result) line.sort((a, b) => a.x0 - b.x0);
  return result;
}

/** Joins what touches: some programs write a word in several goes, in any order. */
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
