/** Seconds of a video that were watched: from, up to and without. */
export type Stretch = readonly [from: number, to: number];

/** How much of a lesson's video has to be watched, in percent, unless the lesson says otherwise. */
export const ASSISTIR_MINIMO = 90;
/** The fastest that the player offers. */
export const FASTEST = 2;
/** What may be reported at once, in seconds: buffers and clocks. */
const LEEWAY = 10;
/** Stretches of one report: whoever jumps about more sends the rest with the next. */
export const MAX_STRETCHES = 100;

const inOrder = (stretches: readonly Stretch[]): Stretch[] => stretches.toSorted(([a], [b]) => a - b);

/** Joined where they touch, in order; empty ones go. */
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

/** How long somebody can have watched at the most, who opened the lesson so many seconds ago. */
const mostSince = (seconds: number): number => Math.max(0, seconds) * FASTEST + LEEWAY;

/**
 * What was watched, with what is reported now: nobody watches faster than the player plays, nor beyond the end. Sent twice, or late
 * after a while without a connection, it counts once.
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
    // What there is no time for is cut off at its end.
    joined =
      added <= room ? more : joinStretches([...joined, [within[0], Math.max(within[0], within[1] - (added - room))]]);
    room = mostSince(since) - secondsOf(joined);
  }
  return joined;
}

/** Seconds that have to be watched; none of a lesson that is read. */
export const secondsToWatch = (duration: number | null, minimum: number): number =>
  duration === null ? 0 : Math.floor((duration * minimum) / 100);

/** What is still missing, in seconds; 0 when the lesson may be finished. */
export const missingSeconds = (watched: readonly Stretch[], duration: number | null, minimum: number): number =>
  Math.max(0, Math.ceil(secondsToWatch(duration, minimum) - secondsOf(watched)));

/** Said to who would finish before. */
export const watchMore = (minimum: number): string => `Assista a pelo menos ${minimum}% da aula para continuar`;

/** Whole percent of the video that was watched; 100 of a lesson that is read. */
export const percentWatched = (watched: readonly Stretch[], duration: number | null): number =>
  duration ? Math.min(100, Math.floor((secondsOf(watched) * 100) / duration)) : 100;
