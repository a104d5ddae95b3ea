import type {ReadingSource} from '@clube/domain';
import type {Clue} from '../document/types';

/** All that speaks for one value. */
export interface Candidate<T> {
  value: T;
  /** 0 to 1. */
  confidence: number;
  /** The ways that agree on it, the surest first. */
  sources: ReadingSource[];
  /** In how many different places of the paper it stands. */
  times: number;
  best: Clue<T>;
}

/** What the same way of reading says a second time adds little: it would make the same mistake again. */
function confidenceOf<T>(clues: readonly Clue<T>[]): number {
  const bySource = new Map<ReadingSource, number>();
  for (const {source, confidence} of clues)
    bySource.set(source, Math.max(bySource.get(source) ?? 0, Math.min(confidence, 1)));
  const doubt = [...bySource.values()].reduce((rest, confidence) => rest * (1 - confidence), 1);
  return 1 - doubt;
}

/** Fractions of the page: two readings nearer than this are of the same print. */
const SAME_PLACE = 0.012;

function samePlace(a: Clue<unknown>, b: Clue<unknown>): boolean {
  // Without a place nothing says that it was another one.
  if (!a.place || !b.place) return true;
  if (a.place.arquivo !== b.place.arquivo || a.place.pagina !== b.place.pagina) return false;
  const [[ax, ay], [bx, by]] = [a.place.cantos[0], b.place.cantos[0]];
  return Math.abs(ax - bx) < SAME_PLACE && Math.abs(ay - by) < SAME_PLACE;
}

/** In how many different places of the paper a value stands. */
function distinctPlaces(clues: readonly Clue<unknown>[]): number {
  const distinct: Clue<unknown>[] = [];
  for (const clue of clues) if (!distinct.some(other => samePlace(other, clue))) distinct.push(clue);
  return distinct.length;
}

/** The values that were read for one field, what most speaks for first. */
export function candidates<T>(clues: readonly Clue<T>[], keyOf: (value: T) => string = String): Candidate<T>[] {
  const groups = new Map<string, Clue<T>[]>();
  for (const clue of clues) {
    const groupKey = keyOf(clue.value);
    groups.set(groupKey, [...(groups.get(groupKey) ?? []), clue]);
  }
  return [...groups.values()]
    .map(group => {
      const ordered = group.toSorted((a, b) => b.confidence - a.confidence);
      const [best] = ordered as [Clue<T>, ...Clue<T>[]];
      return {
        value: best.value,
        confidence: confidenceOf(group),
        sources: [...new Set(ordered.map(({source}) => source))],
        times: distinctPlaces(group),
        // A place is worth showing even when the surest reading has none.
        best: best.place ? best : {...best, ...placeOfGroup(ordered)},
      };
    })
    .toSorted((a, b) => b.confidence - a.confidence);
}

function placeOfGroup(clues: readonly Clue<unknown>[]) {
  const place = clues.find(clue => clue.place)?.place;
  return place ? {place} : {};
}
