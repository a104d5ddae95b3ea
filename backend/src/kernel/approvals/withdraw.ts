import type {ApprovalState} from '@clube/domain';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {changeState} from '../workflows/change-state';
import {APPROVALS} from './approvals';

/**
 * Withdraws the open requests of these kinds whose parameters include `pedido`, because what they ask for was settled in another
 * way. In the caller's transaction; see `ApprovalKind.lock`.
 */
export async function withdrawApprovals(
  db: Database,
  {tipos, pedido}: {tipos: readonly string[]; pedido: object},
  motivo: string,
): Promise<void> {
  const open = await db.query(sql<{id: number; tipo: string; estado: ApprovalState}>`
    SELECT id, tipo, estado FROM aprovacao
     WHERE estado = 'aberta' AND tipo = ANY(${tipos}) AND pedido @> ${JSON.stringify(pedido)}::jsonb ORDER BY id FOR UPDATE`);
  for (const {id, tipo, estado} of open)
    await changeState(db, APPROVALS, {id, estado}, 'retirar', {
      audited: {tipo},
      write: to =>
        db.query(
          sql`UPDATE aprovacao SET estado = ${to}, decidida_em = ${currentContext().now}, motivo = ${motivo} WHERE id = ${id}`,
        ),
    });
}
