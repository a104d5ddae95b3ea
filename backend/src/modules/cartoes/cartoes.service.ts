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

/** What redemptions of credit mean for a painter's card. Everything here joins the caller's transaction. */
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
   * Asks for what a redemption of credit brings: the card, with the name to print, or without one a recharge of the card
   * that there is or will be. Under the lock of the painter's account. Answers the card as it is now.
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

  /** The order has been delivered: the credit is on the card, or the card in the painter's hands. The order is locked. */
  async orderDelivered(resgateId: number): Promise<void> {
    const [pedido] = await lockPedidos(this.db, {resgateId});
    if (pedido?.tipo === 'recarga' && isOpen(pedido)) return movePedido(this.parts, pedido, 'confirmar');
    if (pedido?.tipo !== 'cartao' || pedido.estado !== 'confirmado') return;
    await movePedido(this.parts, pedido, 'entregar');
    await markDelivered(this.db, pedido.pintorId);
  }

  /**
   * The order was cancelled, under the lock of its painter's account. What the operator has not confirmed is withdrawn; of the
   * painter's other credits that wait, the first one requests the card then.
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
   * The painter leaves: what waits is withdrawn, that of orders on their way neither, as there will be no card to
   * put credit on. After what was cancelled of the painter's orders.
   */
  async cancelAllOf(pintorId: number): Promise<void> {
    for (const pedido of await lockPedidos(this.db, {openOf: pintorId}))
      await movePedido(this.parts, pedido, 'cancelar', pedido.estado === 'enviado' ? ERASED_AFTER_SENDING : null);
  }
}
