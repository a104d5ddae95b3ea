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

const TOUCHING = 0.08;
const OVERLAPPING = -0.2;

const onSameLine = (a: Fragment, b: Fragment, drop: number) =>
  Math.abs(a.base - b.base) < drop * Math.min(a.typeHeight, b.typeHeight) &&
  Math.min(a.typeHeight, b.typeHeight) > 0.75 * Math.max(a.typeHeight, b.typeHeight);

/** Fragments line by line, each line from left to right. */
export function linesOf(fragments: readonly Fragment[], drop = 0.15): Fragment[][] {
  const ordered = [...fragments].sort((a, b) => a.base - b.base || a.x0 - b.x0);
  const result: Fragment[][] = [];
  for (const each of ordered) {
    // Type of another size may lie between the parts of a line.
    const line = result.slice(-8).findLast(other => onSameLine(other[0]!, each, drop));
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
