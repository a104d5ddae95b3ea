import {expiryLimit, isBehind, termStart} from '@clube/domain';
import {clock} from './clock-jump';
import {currentContext} from './context';
import type {Database} from './persistence/database';
import {sql} from './persistence/sql';

/** What the database knows of the time, from which the expiry limit is computed. */
export interface ClockRow {
  /** The last time that was confirmed as right. The migration inserts the first one, so null means a broken database. */
  confiadoEm: Date | null;
  noBanco: Date;
}

/** The columns of `ClockRow`, for statements that also select something else. */
export const CLOCK_SQL = sql.raw(`(SELECT confiado_em FROM relogio) AS "confiadoEm", clock_timestamp() AS "noBanco"`);

/** Points, and whatever else cannot be undone, may expire only if their expiry lies before this time. */
export function expiryLimitNow(db: Database, {confiadoEm, noBanco}: ClockRow): Date {
  const {now} = currentContext();
  if (!confiadoEm) throw new Error('no clock');
  const how = {trusted: confiadoEm, database: noBanco, jumped: clock.jumped(confiadoEm), uptime: performance.now()};
  return expiryLimit(now, how, db.clockBounds);
}

/** The time from which the terms of points are counted that are given now. */
export function termStartNow(db: Database, {confiadoEm}: Pick<ClockRow, 'confiadoEm'>): Date {
  const {now, simulated} = currentContext();
  return confiadoEm && !simulated ? termStart(now, confiadoEm, db.clockBounds) : now;
}

export const readLimit = async (db: Database): Promise<Date> => (await readClock(db)).limit;

/** `behind`: the clock was set back. */
export async function readClock(db: Database): Promise<{limit: Date; trusted: Date | null; behind: boolean}> {
  const row = await db.one(sql<ClockRow>`SELECT ${CLOCK_SQL}`);
  if (!row) throw new Error('no clock');
  const {confiadoEm: trusted} = row;
  const behind = trusted !== null && isBehind(currentContext().now, trusted, db.clockBounds);
  return {limit: expiryLimitNow(db, row), trusted, behind};
}
