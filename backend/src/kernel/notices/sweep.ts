import {DAY_MS} from '@clube/domain';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';

/** How long notices are kept. */
const RETENTION_DAYS = 365;
/** A delivery that is older will never be sent: its job is gone. */
const GIVEN_UP_DAYS = 3;
const BATCH = 5000;

/** Deletes old notices and deliveries without a job, nightly. */
export async function sweepNotices(db: Database): Promise<void> {
  const {now} = currentContext();
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.tx(() =>
    db.query(sql`UPDATE aviso_entrega SET estado = 'falhou', erro = 'given up', encerrada_em = ${now}
      WHERE estado = 'pendente' AND criada_em < ${since(GIVEN_UP_DAYS)}`),
  );
  for (let gone = BATCH; gone === BATCH;) {
    const rows = await db.tx(() =>
      db.query(sql<{id: number}>`DELETE FROM aviso WHERE id IN (
        SELECT id FROM aviso WHERE criado_em < ${since(RETENTION_DAYS)} LIMIT ${BATCH}) RETURNING id`),
    );
    gone = rows.length;
  }
}
