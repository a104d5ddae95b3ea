/** A watched part of a video in seconds: start inclusive, end exclusive. */
export type Stretch = readonly [from: number, to: number];

/** Default minimum share of a lesson's video that has to be watched, in percent. */
export const ASSISTIR_MINIMO = 90;
/** The fastest playback speed of the player. */
export const FASTEST = 2;
/** Tolerance of a report for buffering and clocks, in seconds. */
const LEEWAY = 10;
/** Maximum stretches per report; the player sends the rest with the next one. */
export const MAX_STRETCHES = 100;

const inOrder = (stretches: readonly Stretch[]): Stretch[] => stretches.toSorted(([a], [b]) => a - b);

/** Sorts stretches, merges those that touch and removes empty ones. */
export function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: [number, number][] = [];
  for (const [from, to] of inOrder(stretches)) {
    const last = joined.at(-1);
    if (to <= from) continue;
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export const secondsOf = (stretches: readonly Stretch[]): number =>
  joinStretches(stretches).reduce((sum, [from, to]) => sum + to - from, 0);

/** Maximum seconds of video that can have been watched `seconds` after the lesson was opened. */
const mostSince = (seconds: number): number => Math.max(0, seconds) * FASTEST + LEEWAY;

/**
 * Adds reported stretches to the watched ones, limited by the fastest playback speed and the end of the video. A report that is
 * sent twice, or late after a lost connection, counts once.
 * @param since seconds since the lesson was opened
 */
export function addStretches(
  before: readonly Stretch[],
  reported: readonly Stretch[],
  {duration, since}: {duration: number; since: number},
): Stretch[] {
  let joined = joinStretches(before);
  let room = mostSince(since) - secondsOf(joined);
  for (const [from, to] of inOrder(reported)) {
    if (room <= 0) break;
    const within: Stretch = [Math.max(0, Math.floor(from)), Math.min(duration, Math.ceil(to))];
    const more = joinStretches([...joined, within]);
    const added = secondsOf(more) - secondsOf(joined);
    // Time beyond the maximum is cut off at the end.
    joined =
      added <= room ? more : joinStretches([...joined, [within[0], Math.max(within[0], within[1] - (added - room))]]);
    room = mostSince(since) - secondsOf(joined);
  }
  return joined;
}

/** Seconds that have to be watched; 0 for a lesson without video. */
export const secondsToWatch = (duration: number | null, minimum: number): number =>
  duration === null ? 0 : Math.floor((duration * minimum) / 100);

/** Seconds still to be watched; 0 when the lesson may be finished. */
export const missingSeconds = (watched: readonly Stretch[], duration: number | null, minimum: number): number =>
  Math.max(0, Math.ceil(secondsToWatch(duration, minimum) - secondsOf(watched)));

/** Message when the lesson cannot be finished yet. */
export const watchMoreMessage = (minimum: number): string => `Assista a pelo menos ${minimum}% da aula para continuar`;

/** Watched share of the video in whole percent; 100 for a lesson without video. */
export const percentWatched = (watched: readonly Stretch[], duration: number | null): number =>
  duration ? Math.min(100, Math.floor((secondsOf(watched) * 100) / duration)) : 100;
