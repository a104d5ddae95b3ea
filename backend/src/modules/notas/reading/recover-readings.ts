import {currentContext} from '../../../kernel/context';
import {activeJobSql, type Jobs} from '../../../kernel/jobs/jobs';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {READING_LOST_MS, READ_NOTA, LAST, type ReadingJob} from './request';

export const RECOVER_READINGS = 'notas.arrumar-leituras';

/** Receipts queued per round; further ones follow in the next round. */
const BATCH = 500;

/**
 * Queues lost readings again: those that began and whose job was lost. Their number of attempts decides whether they
 * are read or given up. At startup also those never attempted, since they may be older than the queue. Readings still
 * in the queue are skipped, as each duplicate job would count as an attempt. Receipts that are not pending any more are
 * skipped.
 */
export async function recoverReadings(db: Database, jobs: Jobs, {inicio: start = false} = {}): Promise<void> {
  const {now} = currentContext();
  const before = new Date(now.getTime() - READING_LOST_MS);
  const lost = sql`r.estado = 'em_leitura' AND (r.atualizado_em < ${before} OR (${start} AND r.tentativas = 0))`;
  await db.tx(async () => {
    await db.query(sql`UPDATE nota_leitura r SET estado = 'nao_lida', atualizado_em = ${now} FROM nota n
        WHERE n.id = r.nota_id AND ${lost} AND (n.estado <> 'pendente' OR n.junta_em IS NOT NULL)`);
    const lostReadings = await db.query(sql<ReadingJob>`
      WITH perdidas AS (SELECT r.nota_id FROM nota_leitura r WHERE ${lost} AND NOT ${sql.raw(activeJobSql(READ_NOTA, 'notaId', 'r.nota_id'))} ORDER BY r.atualizado_em, r.nota_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       UPDATE nota_leitura r SET atualizado_em = ${now} FROM perdidas WHERE perdidas.nota_id = r.nota_id RETURNING r.nota_id AS "notaId", r.pedido`);
    for (const lost of lostReadings) await jobs.enqueue(READ_NOTA, lost, {priority: LAST});
  });
}
