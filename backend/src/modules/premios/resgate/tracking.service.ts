import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  DELIVERED,
  civilDateOf,
  isFinalResgate,
  RESGATE_WORKFLOW,
  SETTABLE_STATUSES,
  type ResgateDate,
  type ResgateStatus,
} from '@clube/domain';
import {audit, difference} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {fieldRefusal} from '../../../kernel/refusals/refusals';
import type {Events} from '../../../kernel/events/events';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {ResgateMovido} from './domain-events';
import {CartoesService} from '../../cartoes';
import {ResgateClosed, ResgateNotFound, UseCancelAction} from './refusals';

interface TrackedResgate {
  id: number;
  pintor_id: number;
  status: ResgateStatus;
  previsao_entrega: string;
  data_entrega: string | null;
  observacao: string | null;
}

/** Staff's changes of orders: status among 0, 1 and 2, dates, observation. Points are never changed here. */
@injectable({scope: BindingScope.SINGLETON})
export class ResgateTrackingService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @service(CartoesService) private readonly cartoes: CartoesService,
  ) {}

  updateStatus(id: number, status: ResgateStatus): Promise<void> {
    if (!SETTABLE_STATUSES.includes(status)) throw UseCancelAction();
    return this.db.tx(async () => {
      const [order] = await this.lock([id]);
      if (!order) throw ResgateNotFound();
      await this.saveStatus(order, status);
    });
  }

  /** Delivers an order unless it is closed, in the caller's transaction. */
  async deliverOpen(id: number): Promise<void> {
    const [order] = await this.lock([id]);
    if (order && !isFinalResgate(order.status)) await this.saveStatus(order, DELIVERED);
  }

  /** Updates all or none. @throws for missing or cancelled orders, naming them */
  updateInBulk(ids: number[], status: ResgateStatus): Promise<number> {
    if (!SETTABLE_STATUSES.includes(status)) throw UseCancelAction();
    return this.db.tx(async () => {
      const orders = await this.lock(ids);
      const missing = ids.filter(id => !orders.some(order => order.id === id));
      if (missing.length > 0) throw ResgateNotFound({erro: `Resgate não encontrado: ${missing.join(', ')}`});
      const finalIds = orders.filter(order => isFinalResgate(order.status)).map(({id}) => id);
      if (finalIds.length > 0)
        throw ResgateClosed({erro: `Resgate já cancelado: ${finalIds.join(', ')}. Nada foi alterado.`});
      for (const order of orders) await this.saveStatus(order, status);
      return orders.length;
    });
  }

  /** @throws ResgateNotFound, ResgateClosed, the errors of `requireDate` */
  async updateDate(id: number, which: ResgateDate, date: string): Promise<void> {
    requireDate(which, date);
    await this.update(id, which === 'dataEntrega' ? {data_entrega: date} : {previsao_entrega: date});
  }

  /** Closed orders may be changed too, as painters read the observation there. */
  updateObservation = (id: number, text: string): Promise<void> =>
    this.update(id, {observacao: text || null}, {fechado: true});

  private update(id: number, change: Partial<TrackedResgate>, {fechado: closed = false} = {}): Promise<void> {
    return this.db.tx(async () => {
      const [order] = await this.lock([id]);
      if (!order) throw ResgateNotFound();
      if (isFinalResgate(order.status) && !closed) throw ResgateClosed();
      await this.save(order, change);
    });
  }

  private lock(ids: number[]): Promise<TrackedResgate[]> {
    return this.db.query(
      sql<TrackedResgate>`SELECT id, pintor_id, status, previsao_entrega, data_entrega, observacao FROM resgate WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`,
    );
  }

  /** A delivered order has a delivery date: today, unless staff entered another; other orders have none. */
  private async saveStatus(order: TrackedResgate, status: ResgateStatus): Promise<void> {
    if (!RESGATE_WORKFLOW.leads(order.status, status)) throw ResgateClosed();
    if (order.status === status) return;
    const data_entrega = status === DELIVERED ? (order.data_entrega ?? civilDateOf(currentContext().now)) : null;
    await this.save(order, {status, data_entrega});
    await this.events.publish(ResgateMovido, order.pintor_id, {resgateId: order.id, de: order.status, para: status});
    if (status === DELIVERED) await this.cartoes.orderDelivered(order.id);
  }

  private async save(order: TrackedResgate, change: Partial<TrackedResgate>): Promise<void> {
    const next = {...order, ...change};
    await this.db.query(
      sql`UPDATE resgate SET status = ${next.status}, previsao_entrega = ${next.previsao_entrega}, data_entrega = ${next.data_entrega}, observacao = ${next.observacao} WHERE id = ${next.id}`,
    );
    const {before, after, changed} = difference<Record<string, unknown>>({...order}, {...next});
    if (changed) await audit(this.db, {action: 'alterar', entity: 'resgate', entityId: order.id, before, after});
  }
}

/** @throws 422 for a delivery in the future */
export function requireDate(which: ResgateDate, date: string): void {
  if (which === 'dataEntrega' && date > civilDateOf(currentContext().now))
    throw fieldRefusal({date: 'A data de entrega não pode estar no futuro'});
}
