import type {ReadingSource} from '@clube/domain';
import type {Clue} from '../document/types';

/** A value with all its evidence. */
export interface Candidate<T> {
  value: T;
  /** Combined confidence, 0 to 1. */
  confidence: number;
  /** The sources that agree on it, the most confident first. */
  sources: ReadingSource[];
  /** The number of different places of the paper where it was read. */
  times: number;
  best: Clue<T>;
}

/** Combines confidences; of each source only the highest counts, as a source would repeat the same mistake. */
function confidenceOf<T>(clues: readonly Clue<T>[]): number {
  const bySource = new Map<ReadingSource, number>();
  for (const {source, confidence} of clues)
    bySource.set(source, Math.max(bySource.get(source) ?? 0, Math.min(confidence, 1)));
  const doubt = [...bySource.values()].reduce((rest, confidence) => rest * (1 - confidence), 1);
  return 1 - doubt;
}

/** Two readings nearer than this fraction of the page are of the same print. */
const SAME_PLACE = 0.012;

function samePlace(a: Clue<unknown>, b: Clue<unknown>): boolean {
  // Readings without a place are assumed to be of the same print.
  if (!a.place || !b.place) return true;
  if (a.place.arquivo !== b.place.arquivo || a.place.pagina !== b.place.pagina) return false;
  const [[ax, ay], [bx, by]] = [a.place.cantos[0], b.place.cantos[0]];
  return Math.abs(ax - bx) < SAME_PLACE && Math.abs(ay - by) < SAME_PLACE;
}

/** The number of different places of the paper where a value was read. */
function distinctPlaces(clues: readonly Clue<unknown>[]): number {
  const distinct: Clue<unknown>[] = [];
  for (const clue of clues) if (!distinct.some(other => samePlace(other, clue))) distinct.push(clue);
  return distinct.length;
}

/** The different values read for a field, by descending confidence; `keyOf` decides which are the same. */
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
        // Another reading's place is shown if the most confident one has none.
        best: best.place ? best : {...best, ...placeOfGroup(ordered)},
      };
    })
    .toSorted((a, b) => b.confidence - a.confidence);
}

function placeOfGroup(clues: readonly Clue<unknown>[]) {
  const place = clues.find(clue => clue.place)?.place;
  return place ? {place} : {};
}
