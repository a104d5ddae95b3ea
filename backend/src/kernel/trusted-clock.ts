import {expiryLimit} from '@clube/domain';
import {clockJumped} from './clock-jump';
import {currentContext} from './context';
import type {Database} from './persistence/database';
import {sql} from './persistence/sql';

/** What a limit is made of, as it stands in the database. */
export interface ClockRow {
  /** There is always one: the migration made it. */
  confiadoEm: Date | null;
  noBanco: Date;
}

/** For a statement that reads something else as well. */
export const CLOCK_SQL = sql.raw(`(SELECT confiado_em FROM relogio) AS "confiadoEm", clock_timestamp() AS "noBanco"`);

/** Up to which moment points, and what else cannot be undone, may expire now. */
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
