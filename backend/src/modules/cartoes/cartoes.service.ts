import {BindingScope, inject, injectable} from '@loopback/core';
import {OPEN_PEDIDO_STATES} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Jobs} from '../../kernel/jobs/jobs';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {lockPedidos, markDelivered, movePedido, type LockedPedido} from './changes';
import {notifyPintor} from './notify-change';
import {readCartao, type CartaoDoPintor} from './current-cartao';

const CANCELLED_AFTER_SENDING = 'Resgate cancelado depois do envio à operadora';
const ERASED_AFTER_SENDING = 'Cadastro apagado depois do envio à operadora';

const isOpen = ({estado}: LockedPedido): boolean => OPEN_PEDIDO_STATES.includes(estado);

/** The effects of credit redemptions on a painter's card. Every method joins the caller's transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class CartoesService {
  private readonly parts: {db: Database; jobs: Jobs};

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) jobs: Jobs,
  ) {
    this.parts = {db, jobs};
  }

  /**
   * Requests what a redemption of credit needs: a card with the name to print, or without `nome` a recharge of the
   * existing or requested card. The painter's account is locked. Returns the card's current row.
   */
  async requestFor(pintorId: number, resgateId: number, nome?: string): Promise<CartaoDoPintor | null> {
    const {now} = currentContext();
    const tipo = nome ? 'cartao' : 'recarga';
    const [made] = await this.db.query(sql<{id: number}>`
      INSERT INTO pedido_cartao (pintor_id, tipo, nome, resgate_id, pedido_em, mudado_em)
      VALUES (${pintorId}, ${tipo}, ${nome ?? null}, ${resgateId}, ${now}, ${now}) RETURNING id`);
    if (made) await notifyPintor(this.parts.jobs, {pedidoId: made.id, tipo, estado: 'pedido'});
    return readCartao(this.db, pintorId);
  }

  /** Marks the order's recharge or card as delivered. The order is locked. */
  async orderDelivered(resgateId: number): Promise<void> {
    const [pedido] = await lockPedidos(this.db, {resgateId});
    if (pedido?.tipo === 'recarga' && isOpen(pedido)) return movePedido(this.parts, pedido, 'confirmar');
    if (pedido?.tipo !== 'cartao' || pedido.estado !== 'confirmado') return;
    await movePedido(this.parts, pedido, 'entregar');
    await markDelivered(this.db, pedido.pintorId);
  }

  /**
   * Withdraws the cancelled order's request unless the operator has confirmed it. If it requested the card, the first
   * of the painter's other waiting credits requests the card instead. The painter's account is locked.
   */
  async orderCancelled(resgateId: number): Promise<void> {
    const [pedido] = await lockPedidos(this.db, {resgateId});
    if (!pedido || !isOpen(pedido)) return;
    await movePedido(this.parts, pedido, 'cancelar', pedido.estado === 'enviado' ? CANCELLED_AFTER_SENDING : null);
    if (pedido.tipo !== 'cartao') return;
    await this.db.query(sql`
      UPDATE pedido_cartao SET tipo = 'cartao', estado = 'pedido', nome = ${pedido.nome}, mudado_em = ${currentContext().now}
       WHERE id = (SELECT id FROM pedido_cartao WHERE pintor_id = ${pedido.pintorId} AND tipo = 'recarga'
                      AND estado IN ('pedido', 'enviado') ORDER BY id LIMIT 1)`);
  }

  /**
   * Withdraws all waiting requests of a painter who leaves, even those of orders in transit, as there will be no card
   * to credit. Call it after cancelling the painter's orders.
   */
  async cancelAllOf(pintorId: number): Promise<void> {
    for (const pedido of await lockPedidos(this.db, {openOf: pintorId}))
      await movePedido(this.parts, pedido, 'cancelar', pedido.estado === 'enviado' ? ERASED_AFTER_SENDING : null);
  }
}
