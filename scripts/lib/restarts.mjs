/** What is waited before a server that ended by itself is started again, in ms; the last one again and again. */
export const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000];
/** So many ends within the window, and it is left alone: something is wrong that starting again does not mend. */
const MOST_ENDS = 5;
const WINDOW_MS = 10 * 60_000;

/**
 * What to do when the server has ended. `ends`: the times (ms) at which it ended unexpectedly, this one last.
 * A server that never got as far as serving says itself what is wrong: the configuration, a port in use.
 * @returns {{restart: false, why: 'asked' | 'never-served' | 'too-often'} | {restart: true, pauseMs: number}}
 */
export function afterEnd({asked, everServed, ends}) {
  if (asked) return {restart: false, why: 'asked'};
  if (!everServed) return {restart: false, why: 'never-served'};
  const now = ends.at(-1) ?? 0;
  const recent = ends.filter(end => now - end < WINDOW_MS).length;
  if (recent >= MOST_ENDS) return {restart: false, why: 'too-often'};
  return {restart: true, pauseMs: PAUSES_MS[Math.min(recent, PAUSES_MS.length) - 1]};
}
