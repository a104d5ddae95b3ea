import {DAY_MS} from '@clube/domain';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';

/** How long events are kept. */
const RETENTION_DAYS = 90;
const BATCH = 5000;

/** Deletes old events nightly, except those that a subscriber still has to handle. */
export async function sweepEvents(db: Database): Promise<void> {
  const before = new Date(currentContext().now.getTime() - RETENTION_DAYS * DAY_MS);
  for (let gone = BATCH; gone === BATCH;) {
    const rows = await db.tx(() =>
      db.query(sql<{id: number}>`DELETE FROM evento WHERE id IN (
        SELECT id FROM evento e WHERE ocorrido_em < ${before}
           AND NOT EXISTS (SELECT 1 FROM evento_entrega d WHERE d.evento_id = e.id AND d.entregue_em IS NULL)
         LIMIT ${BATCH}) RETURNING id`),
    );
    gone = rows.length;
  }
}
