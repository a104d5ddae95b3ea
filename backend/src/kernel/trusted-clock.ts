import {expiryLimit} from '@clube/domain';
import {clockJumped} from './clock-jump';
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
  const how = {trusted: confiadoEm, database: noBanco, jumped: clockJumped(), uptime: performance.now()};
  return expiryLimit(now, how, db.clockBounds);
}

export async function readLimit(db: Database): Promise<Date> {
  const row = await db.one(sql<ClockRow>`SELECT ${CLOCK_SQL}`);
  if (!row) throw new Error('no clock');
  return expiryLimitNow(db, row);
}
