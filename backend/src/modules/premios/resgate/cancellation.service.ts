import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  CANCELLED,
  DELETED,
  DELIVERED,
  NOT_DELIVERED,
  type ResgateStatus,
  RESGATE_CANCELLED,
  RESGATE_WORKFLOW,
} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {Events} from '../../../kernel/events/events';
import {idempotent, type IdempotentAnswer} from '../../../kernel/idempotency';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {CartoesService} from '../../cartoes';
import {carryDebtsFrom, openLedgersOfPeople, readLancamento, saveLedger} from '../../pontos';
import {ResgateCancelado} from './domain-events';
import {AlreadyDelivered, ResgateClosed, ResgateNotFound} from './refusals';

interface LockedResgate {
  status: ResgateStatus;
  premio_id: number;
  qtde: number;
  mes: string;
  lancamento_id: number;
}

export interface CancelledResgate {
  mensagem: string;
  status: typeof CANCELLED | typeof DELETED;
  saldoNovo: number;
}

/** Cancels orders: returns points, stock and the limit of the order's own month, exactly once. */
@injectable({scope: BindingScope.SINGLETON})
export class ResgateCancellationService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @service(CartoesService) private readonly cartoes: CartoesService,
  ) {}

  cancel(id: number, status: CancelledResgate['status']): Promise<IdempotentAnswer<CancelledResgate>> {
    return idempotent(this.db, 'POST /api/cancelarResgate', {id, status}, () => this.execute(id, status));
  }

  /**
   * Cancels the orders of a painter who leaves that have not been shipped, as they cannot be delivered, and the open
   * requests to the card's operator. In the caller's transaction.
   */
  async cancelAllOf(pintorId: number): Promise<void> {
    const waiting = await this.db.query(
      sql<{id: number}>`SELECT id FROM resgate WHERE pintor_id = ${pintorId} AND status = ${NOT_DELIVERED} ORDER BY id`,
    );
    for (const {id} of waiting) await this.execute(id, CANCELLED);
    await this.cartoes.cancelAllOf(pintorId);
  }

  /**
   * Cancels one order in the caller's transaction. `delivered`: also one that the painter has already.
   * @throws ResgateNotFound, ResgateClosed, AlreadyDelivered
   */
  async execute(
    id: number,
    status: CancelledResgate['status'],
    {delivered = true}: {delivered?: boolean} = {},
  ): Promise<CancelledResgate> {
    const owner = await this.db.one(sql<{pintor_id: number}>`SELECT pintor_id FROM resgate WHERE id = ${id}`);
    if (!owner) throw ResgateNotFound();
    const ledger = (await openLedgersOfPeople(this.db, [owner.pintor_id])).get(owner.pintor_id);
    if (!ledger) throw new Error(`painter ${owner.pintor_id} has no account`);
    const order = await this.db.one(
      sql<LockedResgate>`SELECT status, premio_id, qtde, mes, lancamento_id FROM resgate WHERE id = ${id} FOR NO KEY UPDATE`,
    );
    if (!order || !RESGATE_WORKFLOW.leads(order.status, status)) throw ResgateClosed();
    if (order.status === DELIVERED && !delivered) throw AlreadyDelivered();
    ledger.expireOverdue();
    const entry = ledger.reverseDebit(await readLancamento(this.db, order.lancamento_id), 'resgate', `resgate:${id}`);
    const estornoId = (await saveLedger(this.db, ledger)).get(entry.seq);
    await this.db.query(sql`
      WITH fechado AS (UPDATE resgate SET status = ${status}, estorno_id = ${estornoId ?? null} WHERE id = ${id}),
            cota AS (UPDATE cota_mensal SET usados = usados - ${order.qtde} WHERE pintor_id = ${owner.pintor_id} AND premio_id = ${order.premio_id} AND mes = ${order.mes}),
            movimento AS (INSERT INTO movimento_estoque (premio_id, quantidade, motivo, resgate_id, ocorrido_em)
              SELECT premio_id, -quantidade, 'devolucao', ${id}, ${currentContext().now} FROM movimento_estoque WHERE resgate_id = ${id} AND motivo = 'pedido' RETURNING premio_id, quantidade)
       UPDATE premio p SET quantidade = p.quantidade + m.quantidade FROM movimento m WHERE p.id = m.premio_id`);
    await this.cartoes.orderCancelled(id);
    await carryDebtsFrom(this.db, [owner.pintor_id]);
    await audit(this.db, {
      action: 'cancelar',
      entity: 'resgate',
      entityId: id,
      before: {status: order.status},
      after: {status},
    });
    await this.events.publish(ResgateCancelado, owner.pintor_id, {resgateId: id, status});
    return {mensagem: RESGATE_CANCELLED, status, saldoNovo: ledger.saldo};
  }
}
