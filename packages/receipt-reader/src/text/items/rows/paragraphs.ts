import {widthOf} from '../../lines/lines';
import type {Term} from '../../types';

/** The share of its column that a row must leave free for the break after it to be meant. */
const MIN_FREE = 0.4;
/** How often the next word would have fitted there. */
const WOULD_FIT = 3;

/** A row with fewer words may have been broken on purpose. */
const MIN_WORDS = 3;

/** How far the descriptions of a table reach; undefined where no row of it is long enough to tell. */
export function textColumn(lines: readonly (readonly Term[])[]): {x0: number; x1: number} | undefined {
  // A picture may have lost the words at a row's end.
  const full = lines.filter(terms => terms.length >= MIN_WORDS && terms[0]?.page.source === 'texto');
  if (full.length === 0) return undefined;
  const x0 = Math.min(...full.map(([first]) => first?.box.x0 ?? Infinity));
  return {x0, x1: Math.max(...full.map(terms => terms.at(-1)?.box.x1 ?? 0))};
}

/**
 * The rows of a description up to a break that is no wrapping: where the row before had room for much more, what follows
 * are remarks on the item.
 */
export function upToParagraph<T extends {terms: readonly Term[]}>(
  lines: readonly T[],
  column: {x0: number; x1: number} | undefined,
): T[] {
  const breakAt = lines.findIndex(({terms}, i) => {
    const [last, next] = [lines[i - 1]?.terms.at(-1), terms[0]];
    if (!column || !last || !next) return false;
    const free = column.x1 - last.box.x1;
    return free > (column.x1 - column.x0) * MIN_FREE && free > widthOf(next.box) * WOULD_FIT;
  });
  return breakAt < 0 ? [...lines] : lines.slice(0, breakAt);
}
