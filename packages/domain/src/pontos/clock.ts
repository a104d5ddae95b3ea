import {DAY_MS} from '../values/dates.js';

/** Tolerances of the server's clock, in ms. */
export interface ClockBounds {
  /** Maximum lead over the last time that is known to be right. */
  readonly jump: number;
  /** That lead once the process has run for `settling`, so that a server that was off for weeks recovers by itself. */
  readonly ahead: number;
  readonly settling: number;
  /** Maximum lead over the database's clock. */
  readonly off: number;
}

export const CLOCK_BOUNDS: ClockBounds = {jump: DAY_MS, ahead: 45 * DAY_MS, settling: DAY_MS, off: 2 * 60_000};

/**
 * The time up to which points may expire. While the clock is not trusted nothing expires: points stay spendable until it is right
 * again or somebody confirms it. `trusted`: when it was last known to be right; `database`: the database's clock now; `jumped`:
 * the clock was set ahead since the process started; `uptime`: ms since then.
 */
export function expiryLimit(
  now: Date,
  {trusted, database, jumped, uptime}: {trusted: Date; database: Date; jumped: boolean; uptime: number},
  {jump, ahead, settling, off}: ClockBounds = CLOCK_BOUNDS,
): Date {
  const tooFar = now.getTime() - trusted.getTime() > (uptime < settling ? jump : ahead);
  const wrong = jumped || tooFar || now.getTime() - database.getTime() > off;
  return wrong && now > trusted ? trusted : now;
}

/** Whether the clock is behind the last time that is known to be right, by more than clocks of several servers may differ. */
export const isBehind = (now: Date, trusted: Date, {off}: ClockBounds = CLOCK_BOUNDS): boolean =>
  trusted.getTime() - now.getTime() > off;

/**
 * The time from which the terms of new points are counted. By a clock that was set back they would be over as soon as it is right
 * again, so they are counted from the last time that is known to have been reached.
 */
export const termStart = (now: Date, trusted: Date, bounds: ClockBounds = CLOCK_BOUNDS): Date =>
  isBehind(now, trusted, bounds) ? trusted : now;

// Messages of the manual expiry, also shown by the screen before it runs.
export const NOTHING_OVERDUE = 'Nenhum ponto venceu desde a última vez.';
export const CLOCK_UNTRUSTED =
  'O relógio do servidor pode estar errado: até alguém confirmá-lo, nenhum ponto mais vence por ele.';
