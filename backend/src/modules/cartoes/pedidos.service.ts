import {BindingScope, inject, injectable} from '@loopback/core';
import {
  CARTAO_NUMBER_REQUIRED,
  INVALID_CARTAO_NUMBER,
  OPEN_PEDIDO_STATES,
  digitsOnly,
  isCartaoNumber,
  nextPedidoStates,
  type PedidoMove,
  type SettablePedidoState,
} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {currentContext} from '../../kernel/context';
import type {Jobs} from '../../kernel/jobs/jobs';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import {lockPedidos, markDelivered, movePedido, type LockedPedido} from './changes';
import * as refusals from './refusals';

export interface PedidoChange {
  estado: SettablePedidoState;
  /** The number of a card that is confirmed. */
  numero?: string | undefined;
  codigoBarras?: string | undefined;
  /** The reason of a refusal, shown to the painter. */
  motivo?: string | undefined;
}

/** The transition to each state that staff may set. */
const MOVES: Readonly<Record<SettablePedidoState, PedidoMove>> = {
  enviado: 'enviar',
  confirmado: 'confirmar',
  entregue: 'entregar',
  recusado: 'recusar',
};

/** Delivers an order; provided by the module of the orders. */
type DeliverOrder = (resgateId: number) => Promise<void>;

/** Staff process the requests to the operator manually, until the operator's files do. */
@injectable({scope: BindingScope.SINGLETON})
export class PedidosService {
  private deliverOrder: DeliverOrder = async () => undefined;

  private readonly parts: {db: Database; jobs: Jobs};

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) jobs: Jobs,
  ) {
    this.parts = {db, jobs};
  }

  /** Registers the function that delivers orders, as this module may not import theirs. */
  ordersBy(deliver: DeliverOrder): void {
    this.deliverOrder = deliver;
  }

  /**
   * @throws PedidoNotFound, PedidoStateForbids, CartaoNotThere, NumberTaken, 422 for missing or wrong data of the state
   */
  change(id: number, {estado, numero, codigoBarras, motivo}: PedidoChange): Promise<void> {
    return this.db.tx(async () => {
      await this.deliver(id, estado);
      const [pedido] = await lockPedidos(this.db, {ids: [id]});
      if (!pedido) throw refusals.PedidoNotFound();
      // Delivering the order has already moved the request to this state.
      if (pedido.estado === estado) return;
      requireNext(pedido, estado);
      if (estado === 'recusado') return this.refuse(pedido, motivo ?? '');
      if (estado === 'confirmado') await this.confirm(pedido, numero ?? '', codigoBarras);
      if (estado === 'entregue') await markDelivered(this.db, pedido.pintorId);
      await movePedido(this.parts, pedido, MOVES[estado]);
    });
  }

  /** Delivers the order of a confirmed recharge or delivered card; the order's row is locked before the request's. */
  private async deliver(id: number, estado: SettablePedidoState): Promise<void> {
    const pedido = await this.db.one(sql<{tipo: string; estado: string; resgateId: number | null; temCartao: boolean}>`
      SELECT p.tipo, p.estado, p.resgate_id AS "resgateId", EXISTS (SELECT 1 FROM cartao c WHERE c.pintor_id = p.pintor_id) AS "temCartao"
        FROM pedido_cartao p WHERE p.id = ${id}`);
    if (!pedido?.resgateId) return;
    const {tipo, resgateId, temCartao} = pedido;
    const confirms = tipo === 'recarga' && estado === 'confirmado' && OPEN_PEDIDO_STATES.some(s => s === pedido.estado);
    if (confirms && !temCartao) throw refusals.CartaoNotThere();
    const arrives = tipo === 'cartao' && estado === 'entregue' && pedido.estado === 'confirmado';
    if (confirms || arrives) await this.deliverOrder(resgateId);
  }

  private async confirm(pedido: LockedPedido, typed: string, codigoBarras: string | undefined): Promise<void> {
    const {pintorId, tipo, nome} = pedido;
    if (tipo === 'cartao') return this.createCartao(pintorId, nome ?? '', digitsOnly(typed), codigoBarras || null);
    if (tipo === 'recarga') return;
    await this.db.query(sql`UPDATE cartao SET bloqueado = ${tipo === 'bloqueio'} WHERE pintor_id = ${pintorId}`);
  }

  private async createCartao(
    pintorId: number,
    nome: string,
    numero: string,
    codigoBarras: string | null,
  ): Promise<void> {
    if (numero === '') throw fieldRefusal({numero: CARTAO_NUMBER_REQUIRED});
    if (!isCartaoNumber(numero)) throw fieldRefusal({numero: INVALID_CARTAO_NUMBER});
    const made = await this.db.one(sql<{id: number}>`
      INSERT INTO cartao (pintor_id, numero, codigo_barras, nome, criado_em)
      VALUES (${pintorId}, ${numero}, ${codigoBarras}, ${nome}, ${currentContext().now}) ON CONFLICT DO NOTHING RETURNING id`);
    if (!made) throw refusals.NumberTaken({campos: {numero: refusals.NumberTaken.erro}});
    await audit(this.db, {action: 'criar', entity: 'cartao', entityId: made.id});
  }

  /** Without a card recharges cannot be credited: refusing the card's request refuses them too. */
  private async refuse(pedido: LockedPedido, reason: string): Promise<void> {
    await movePedido(this.parts, pedido, 'recusar', reason.trim());
    if (pedido.tipo !== 'cartao') return;
    const waiting = await lockPedidos(this.db, {rechargesOf: pedido.pintorId});
    for (const recarga of waiting) await movePedido(this.parts, recarga, 'recusar', reason.trim());
  }
}

function requireNext({tipo, estado}: LockedPedido, next: SettablePedidoState): void {
  if (!nextPedidoStates(tipo, estado).includes(next)) throw refusals.PedidoStateForbids();
}
