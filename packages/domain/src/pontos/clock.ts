import {DAY_MS} from '../values/dates.js';

/** How far a clock may be ahead, in ms. */
export interface ClockBounds {
  /** Of the last moment at which it was known to be right. */
  readonly jump: number;
  /** Of the same, once the process has run for `settling`: a server that was switched off for weeks comes back by itself. */
  readonly ahead: number;
  readonly settling: number;
  /** Of the database's clock. */
  readonly off: number;
}

export const CLOCK_BOUNDS: ClockBounds = {jump: DAY_MS, ahead: 45 * DAY_MS, settling: DAY_MS, off: 2 * 60_000};

/**
 * Up to which moment points may expire. A clock that is not to be trusted burns nothing: what it says is due stays to be spent
 * until the clock is right again, or somebody says that it is. `trusted`: when it was last known to be right; `database`: the
 * database's clock at the same moment; `jumped`: the clock moved otherwise than time does since the process began; `uptime`: ms
 * since then.
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
