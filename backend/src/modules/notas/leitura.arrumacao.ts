import {currentContext} from '../../kernel/context';
import type {Jobs} from '../../kernel/jobs/jobs';
import type {Database} from '../../kernel/persistence/database';
import {LER_NOTA} from './leitura.pedido';
import {LEITURA_PERDIDA_MS} from './leitura.service';

export const ARRUMAR_LEITURAS = 'notas.arrumar-leituras';

/** Queued again at a time; the rest follows at the next round. */
const LOTE = 500;
/** What people sent a moment ago goes before what was left behind. */
const DEPOIS = -1;

/**
 * A reading that began and was not heard of again (the server died, its job was lost) is queued once more; how often it
 * was tried decides whether it is read or given up. Of a receipt that no longer waits none is needed.
 */
export async function arrumarLeituras(db: Database, jobs: Jobs): Promise<void> {
  const {agora} = currentContext();
  const antes = new Date(agora.getTime() - LEITURA_PERDIDA_MS);
  await db.tx(async () => {
    await db.query(
      `UPDATE nota_leitura r SET estado = 'nao_lida', atualizado_em = $2 FROM nota n
        WHERE n.id = r.nota_id AND r.estado = 'em_leitura' AND r.atualizado_em < $1 AND (n.estado <> 'pendente' OR n.junta_em IS NOT NULL)`,
      [antes, agora],
    );
    const perdidas = await db.query<{nota_id: number}>(
      `UPDATE nota_leitura SET atualizado_em = $2 WHERE nota_id IN (
         SELECT nota_id FROM nota_leitura WHERE estado = 'em_leitura' AND atualizado_em < $1 ORDER BY atualizado_em, nota_id LIMIT ${LOTE} FOR UPDATE SKIP LOCKED)
       RETURNING nota_id`,
      [antes, agora],
    );
    for (const {nota_id} of perdidas) await jobs.enqueue(LER_NOTA, {notaId: nota_id}, {priority: DEPOIS});
  });
}
