import {DELIVER_EVENTS} from '../../kernel/events/events';
import {sql} from '../../kernel/persistence/sql';
import type {TestApp} from './app';

/** Longer than any subscriber waits. */
const WAIT_MS = 30_000;

/** Delivers all pending domain events by the product's own job, as of a moment when all are due. */
export async function deliverEvents(t: TestApp): Promise<void> {
  const waiting = await t.db.query(
    sql<{
      pintorId: number;
    }>`SELECT DISTINCT pintor_id AS "pintorId" FROM evento_entrega WHERE entregue_em IS NULL ORDER BY 1`,
  );
  const {now} = t.clock;
  t.clock.now = new Date(now.getTime() + WAIT_MS);
  try {
    for (const {pintorId} of waiting) await t.app.jobs.runNow(DELIVER_EVENTS, {pintorId});
  } finally {
    t.clock.now = now;
  }
}
