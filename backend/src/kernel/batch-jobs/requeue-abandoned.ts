import {currentContext} from '../context';
import {activeJobSql, type Jobs} from '../jobs/jobs';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {BATCH_JOB} from './kind';
import {DEAD_SECONDS} from './execution';

/**
 * Queues batch jobs whose start time has come, and those that no process works on any more because its server died or
 * its job was lost.
 */
export async function requeueAbandoned(db: Database, jobs: Jobs): Promise<void> {
  const {now} = currentContext();
  await db.tx(async () => {
    const found = await db.query(sql<{id: number}>`
      UPDATE trabalho t SET estado = 'fila'
       WHERE (t.estado = 'rodando' AND t.vivo_em < clock_timestamp() - make_interval(secs => ${DEAD_SECONDS}))
          OR (t.estado = 'fila' AND (t.comecar_em IS NULL OR t.comecar_em <= ${now})
              AND NOT ${sql.raw(activeJobSql(BATCH_JOB, 'trabalho', 't.id'))})
       RETURNING t.id`);
    for (const {id} of found) await jobs.enqueue(BATCH_JOB, {trabalho: id});
  });
}
