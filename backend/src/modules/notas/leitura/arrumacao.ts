import {currentContext} from '../../../kernel/context';
import {jobLives, type Jobs} from '../../../kernel/jobs/jobs';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {LEITURA_PERDIDA_MS, LER_NOTA, POR_ULTIMO, type TarefaLeitura} from './pedido';

export const ARRUMAR_LEITURAS = 'notas.arrumar-leituras';

/** Queued again at a time; the rest follows at the next round. */
const LOTE = 500;

/**
 * A reading that began and was not heard of again (its job was lost) is queued once more; how often it was tried decides
 * whether it is read or given up. When the server starts also what was never tried: it may have come before there was a
 * queue. What the queue still holds is left to it: read by several at once, each would count for an attempt. Of a
 * receipt that no longer waits none is needed.
 */
export async function arrumarLeituras(db: Database, jobs: Jobs, {inicio = false} = {}): Promise<void> {
  const {agora} = currentContext();
  const antes = new Date(agora.getTime() - LEITURA_PERDIDA_MS);
  const perdida = sql`r.estado = 'em_leitura' AND (r.atualizado_em < ${antes} OR (${inicio} AND r.tentativas = 0))`;
  await db.tx(async () => {
    await db.query(sql`UPDATE nota_leitura r SET estado = 'nao_lida', atualizado_em = ${agora} FROM nota n
        WHERE n.id = r.nota_id AND ${perdida} AND (n.estado <> 'pendente' OR n.junta_em IS NOT NULL)`);
    const perdidas = await db.query(sql<TarefaLeitura>`
      WITH perdidas AS (SELECT r.nota_id FROM nota_leitura r WHERE ${perdida} AND NOT ${sql.raw(jobLives(LER_NOTA, 'notaId', 'r.nota_id'))} ORDER BY r.atualizado_em, r.nota_id LIMIT ${LOTE} FOR UPDATE SKIP LOCKED)
       UPDATE nota_leitura r SET atualizado_em = ${agora} FROM perdidas WHERE perdidas.nota_id = r.nota_id RETURNING r.nota_id AS "notaId", r.pedido`);
    for (const perdida of perdidas) await jobs.enqueue(LER_NOTA, perdida, {priority: POR_ULTIMO});
  });
}
