import {BindingScope, inject, injectable, service} from '@loopback/core';
import {z} from 'zod';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {ImportGroup} from '../../../kernel/imports/kind';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {lockPedidos, movePedido} from '../changes';
import {PedidosService} from '../pedidos.service';
import {CartaoNotThere, NumberTaken} from '../refusals';
import {CARTAO_NOT_REQUESTED, CARTAO_PROXY_TAKEN} from './saldo.import';

const saldoLine = z.object({
  numero: z.string(),
  saldo: z.string(),
  cpf: z.string(),
  codigoBarras: z.string(),
  bloqueado: z.boolean().optional(),
});
type SaldoLine = z.output<typeof saldoLine>;

/** Applies the operator's file, which is authoritative: balances, new cards, blocked cards (0-rules, 6). */
@injectable({scope: BindingScope.SINGLETON})
export class SaldoService {
  private readonly parts: {db: Database; jobs: Jobs};

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) jobs: Jobs,
    @service(PedidosService) private readonly pedidos: PedidosService,
  ) {
    this.parts = {db, jobs};
  }

  /**
   * Writes the line of one card, in the caller's transaction.
   * @throws CartaoNotThere, and the errors of confirming a new card
   */
  async write({valores: [first]}: ImportGroup): Promise<undefined> {
    const line = saldoLine.parse(first);
    const pintorId = (await this.ownerOf(line.numero)) ?? (await this.confirmCartao(line));
    // Requests are locked before the card, in the same order as when staff process them.
    const changes = await lockPedidos(this.db, {changesOf: pintorId});
    await this.update(line);
    if (line.bloqueado === undefined) return;
    const confirmed = line.bloqueado ? 'bloqueio' : 'desbloqueio';
    for (const pedido of changes.filter(({tipo}) => tipo === confirmed))
      await movePedido(this.parts, pedido, 'confirmar');
  }

  private async ownerOf(numero: string): Promise<number | undefined> {
    const row = await this.db.one(sql<{pintorId: number}>`
      SELECT pintor_id AS "pintorId" FROM cartao WHERE numero = ${numero}`);
    return row?.pintorId;
  }

  /** An unknown number belongs to the card that the painter with this CPF requested. */
  private async confirmCartao({numero, cpf, codigoBarras}: SaldoLine): Promise<number> {
    const pedido = await this.db.one(sql<{id: number; pintorId: number}>`
      SELECT d.id, d.pintor_id AS "pintorId" FROM pedido_cartao d JOIN pintor p ON p.id = d.pintor_id
       WHERE p.cpf = ${cpf} AND d.tipo = 'cartao' AND d.estado IN ('pedido', 'enviado')`);
    if (!pedido) throw CartaoNotThere({erro: CARTAO_NOT_REQUESTED});
    await this.pedidos.change(pedido.id, {estado: 'confirmado', numero, codigoBarras});
    return pedido.pintorId;
  }

  private async update({numero, saldo, codigoBarras, bloqueado}: SaldoLine): Promise<void> {
    const was = await this.db.one(sql<{id: number; bloqueado: boolean}>`
      SELECT id, bloqueado FROM cartao WHERE numero = ${numero} FOR NO KEY UPDATE`);
    if (!was) throw CartaoNotThere();
    const taken = await this.db.one(sql<{id: number}>`
      SELECT id FROM cartao WHERE codigo_barras = nullif(${codigoBarras}, '') AND id <> ${was.id}`);
    if (taken) throw NumberTaken({erro: CARTAO_PROXY_TAKEN});
    const becomes = bloqueado ?? was.bloqueado;
    await this.db.query(sql`
      UPDATE cartao SET saldo = ${saldo}, saldo_em = ${currentContext().now}, bloqueado = ${becomes},
             codigo_barras = coalesce(nullif(${codigoBarras}, ''), codigo_barras) WHERE id = ${was.id}`);
    if (becomes !== was.bloqueado)
      await audit(this.db, {
        action: 'alterar',
        entity: 'cartao',
        entityId: was.id,
        before: {bloqueado: was.bloqueado},
        after: {bloqueado: becomes},
      });
  }
}
