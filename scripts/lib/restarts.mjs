/** Waits before restarting a server that ended unexpectedly, in ms; the last one repeats. */
export const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000];
/** Maximum unexpected ends within the window; more are not restarted, as restarting does not fix their cause. */
const MOST_ENDS = 5;
const WINDOW_MS = 10 * 60_000;

/**
 * Decides whether to restart a server that has ended. `ends`: the times (ms) of its unexpected ends, this one last.
 * A server that never became ready is not restarted, as it reports its error itself, such as a port in use.
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
