import {PEDIDO_WORKFLOW, type PedidoMove, type PedidoState, type PedidoType} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Jobs} from '../../kernel/jobs/jobs';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {changeState} from '../../kernel/workflows/change-state';
import {notifyPintor} from './notify-change';
import {PedidoStateForbids} from './refusals';

const PEDIDOS = {workflow: PEDIDO_WORKFLOW, entity: 'pedido_cartao', refusal: PedidoStateForbids};

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
 * Locks requests in the order of their ids, selected by `which`: these ids, an order's request, a painter's waiting
 * recharges, a card's waiting status change, or all of a painter's waiting requests. An order's row must be locked
 * before.
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

/** Moves a locked request to a state and notifies the painter where it concerns them. @throws PedidoStateForbids */
export async function movePedido(
  {db, jobs}: {db: Database; jobs: Jobs},
  pedido: LockedPedido,
  move: PedidoMove,
  motivo: string | null = null,
): Promise<void> {
  const {id, tipo} = pedido;
  const {now} = currentContext();
  const estado = await changeState(db, PEDIDOS, pedido, move, {
    motivo,
    action: 'alterar',
    ...(motivo !== null && {audited: {motivo}}),
    write: to =>
      db.query(sql`UPDATE pedido_cartao SET estado = ${to}, motivo = ${motivo}, mudado_em = ${now} WHERE id = ${id}`),
  });
  await notifyPintor(jobs, {pedidoId: id, tipo, estado});
}

/** Records once that the painter has received the card. */
export async function markDelivered(db: Database, pintorId: number): Promise<void> {
  await db.query(
    sql`UPDATE cartao SET entregue_em = ${currentContext().now} WHERE pintor_id = ${pintorId} AND entregue_em IS NULL`,
  );
}
