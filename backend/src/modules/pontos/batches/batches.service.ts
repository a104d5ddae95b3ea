import {BindingScope, inject, injectable, service} from '@loopback/core';
import {CODIGO_OPERATIONS, codigoEffect, countOf, type Excess} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../../kernel/approvals/kind';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NotFound} from '../../../kernel/refusals/refusals';
import {approvedMaker, currentMaker, type Maker} from '../codigo-decided';
import {GrantPolicy} from '../grants/policy';
import {randomCodes} from './random-codes';

const requested = z.object({
  qtd: z.int(),
  prefixo: z.string(),
  operacao: z.enum(CODIGO_OPERATIONS),
  valor: z.number(),
  expiraEm: z.string().nullable(),
  apenasVenda: z.boolean(),
  treinamento: z.boolean(),
});
export type BatchRequest = z.infer<typeof requested>;

/** Creates batches of promotional codes; the grant policy checks the points that one batch could give in total. */
@injectable({scope: BindingScope.SINGLETON})
export class BatchesService {
  readonly approval: ApprovalKind<BatchRequest> = {
    name: 'codigos-promocionais.criar',
    titulo: 'Códigos promocionais',
    right: 'POST /api/codigo-promocional',
    pedido: requested,
    apply: async (batch, {by}) => {
      await this.make(batch, approvedMaker(by));
      return `Aprovado: ${countOf(batch.qtd, 'código criado', 'códigos criados')}.`;
    },
  };

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
  ) {}

  /** Returns the batch's id. @throws SecondPersonRequired beyond what one person may grant */
  create = (batch: BatchRequest): Promise<number> =>
    this.approvals.runOrRequest(() => this.make(batch, currentMaker()));

  /**
   * Withdraws the batch's unused codes, or puts them into force again; one that a painter has sent already still counts.
   * @throws NotFound
   */
  async setWithdrawn(id: number, withdrawn: boolean): Promise<void> {
    await this.db.tx(async () => {
      const lote = await this.db.one(
        sql<{
          recolhido: boolean;
        }>`SELECT recolhido_em IS NOT NULL AS recolhido FROM lote_codigo WHERE id = ${id} FOR NO KEY UPDATE`,
      );
      if (!lote) throw NotFound({erro: 'Lote de códigos não encontrado.'});
      if (lote.recolhido === withdrawn) return;
      await this.db.query(
        sql`UPDATE lote_codigo SET recolhido_em = ${withdrawn ? currentContext().now : null}::timestamptz WHERE id = ${id}`,
      );
      await audit(this.db, {
        action: withdrawn ? 'recolher' : 'restaurar',
        entity: 'lote_codigo',
        entityId: id,
        before: {recolhido: lote.recolhido},
        after: {recolhido: withdrawn},
      });
    });
  }

  private async make(batch: BatchRequest, {usuarioId, conferido}: Maker): Promise<number> {
    const {excessos} = await this.grants.checkCodigoEffect({...batch, usos: batch.qtd});
    if (excessos.length > 0 && !conferido) throw this.approvalNeeded(batch, excessos);
    const {now} = currentContext();
    const {qtd, prefixo, treinamento} = batch;
    const lote = await this.db.one(sql<{id: number}>`
      INSERT INTO lote_codigo (qtd, prefixo, treinamento, usuario_id, criado_em)
      VALUES (${qtd}, ${prefixo || null}, ${treinamento}, ${usuarioId}, ${now}) RETURNING id`);
    if (!lote) throw new Error('the batch was not written');
    for (let missing = qtd; missing > 0;)
      missing -= await this.insert(lote.id, randomCodes(prefixo, missing), batch, conferido);
    await audit(this.db, {action: 'criar', entity: 'lote_codigo', entityId: lote.id, after: batch});
    return lote.id;
  }

  /** Returns the number of inserted codes; existing codes are skipped and drawn again by the caller. */
  private async insert(
    loteId: number,
    codes: readonly string[],
    {operacao, valor, expiraEm, apenasVenda, treinamento}: BatchRequest,
    conferido: boolean,
  ): Promise<number> {
    const {now} = currentContext();
    const rows = await this.db.query(sql<{id: number}>`
      INSERT INTO codigo_promocional (lote_codigo_id, codigo, operacao, valor, apenas_venda, treinamento, expira_em, criado_em, conferido)
      SELECT ${loteId}, c, ${operacao}, ${valor}, ${apenasVenda}, ${treinamento}, ${expiraEm}::date, ${now}, ${conferido}
        FROM unnest(${codes}::text[]) c
      ON CONFLICT (codigo) DO NOTHING RETURNING id`);
    return rows.length;
  }

  private approvalNeeded(batch: BatchRequest, excessos: readonly Excess[]): Error {
    const {qtd, prefixo} = batch;
    const resumo = `${countOf(qtd, 'código', 'códigos')}${prefixo && ` ${prefixo}…`}: ${codigoEffect(batch)}`;
    return this.approvals.approvalNeeded(this.approval, {resumo, excessos, pedido: batch});
  }
}
