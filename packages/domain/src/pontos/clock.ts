import {DAY_MS} from '../values/dates.js';

/** How far a clock may be ahead, in ms. */
export interface ClockBounds {
  /** Of the last moment at which it was known to be right: a server that was switched off for so long comes back by itself. */
  readonly ahead: number;
  /** Of the database's clock. */
  readonly off: number;
}

export const CLOCK_BOUNDS: ClockBounds = {ahead: 45 * DAY_MS, off: 2 * 60_000};

/**
 * Up to which moment points may expire. A clock that is not to be trusted burns nothing: what it says is due stays to be spent
 * until the clock is right again, or somebody says that it is. `trusted`: when it was last known to be right; `database`: the
 * database's clock at the same moment; `jumped`: the clock moved otherwise than time does since the process began.
 */
export function expiryLimit(
  now: Date,
  {trusted, database, jumped}: {trusted: Date; database: Date; jumped: boolean},
  {ahead, off}: ClockBounds = CLOCK_BOUNDS,
): Date {
  const wrong = jumped || now.getTime() - trusted.getTime() > ahead || now.getTime() - database.getTime() > off;
  return wrong && now > trusted ? trusted : now;
}
