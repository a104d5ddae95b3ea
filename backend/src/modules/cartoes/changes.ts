import type {PedidoState, PedidoType} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {currentContext} from '../../kernel/context';
import type {Jobs} from '../../kernel/jobs/jobs';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {notifyPintor} from './notify-change';

export interface LockedPedido {
  id: number;
  pintorId: number;
  tipo: PedidoType;
  estado: PedidoState;
  nome: string | null;
  resgateId: number | null;
}

type Which =
  | {ids: readonly number[]}
  | {resgateId: number}
  | {rechargesOf: number}
  | {openOf: number}
  | {changesOf: number};

/**
 * Locks requests, in the order of their ids: these, that of an order, a painter's recharges that wait, the change of the
 * card's status that waits, or all of a painter's that wait. An order's row is locked before.
 */
export function lockPedidos(db: Database, which: Which): Promise<LockedPedido[]> {
  const condition =
    'ids' in which
      ? sql`id = ANY(${which.ids})`
      : 'resgateId' in which
        ? sql`resgate_id = ${which.resgateId}`
        : 'rechargesOf' in which
          ? sql`pintor_id = ${which.rechargesOf} AND tipo = 'recarga' AND estado IN ('pedido', 'enviado')`
          : 'changesOf' in which
            ? sql`pintor_id = ${which.changesOf} AND tipo IN ('bloqueio', 'desbloqueio') AND estado IN ('pedido', 'enviado')`
            : sql`pintor_id = ${which.openOf} AND estado IN ('pedido', 'enviado')`;
  return db.query(sql<LockedPedido>`
    SELECT id, pintor_id AS "pintorId", tipo, estado, nome, resgate_id AS "resgateId"
      FROM pedido_cartao WHERE ${condition} ORDER BY id FOR NO KEY UPDATE`);
}

/** Moves a locked request to another state; the painter is notified where that matters to them. */
export async function setPedidoState(
  {db, jobs}: {db: Database; jobs: Jobs},
  {id, tipo, estado}: LockedPedido,
  next: PedidoState,
  motivo: string | null = null,
): Promise<void> {
  await db.query(sql`
    UPDATE pedido_cartao SET estado = ${next}, motivo = ${motivo}, mudado_em = ${currentContext().now} WHERE id = ${id}`);
  await audit(db, {
    action: 'alterar',
    entity: 'pedido_cartao',
    entityId: id,
    before: {estado},
    after: {estado: next, ...(motivo !== null && {motivo})},
  });
  await notifyPintor(jobs, {pedidoId: id, tipo, estado: next});
}

/** The painter has the card in hand; said once. */
export async function markDelivered(db: Database, pintorId: number): Promise<void> {
  await db.query(
    sql`UPDATE cartao SET entregue_em = ${currentContext().now} WHERE pintor_id = ${pintorId} AND entregue_em IS NULL`,
  );
}
