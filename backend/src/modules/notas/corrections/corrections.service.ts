import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  addDays,
  civilDateOf,
  formatPontos,
  formatPontosInWords,
  limitedTo,
  MAX_LISTED_CORRECTIONS,
  mayReview,
  pontosOfCodigo,
  REVIEW_DAYS,
  startOfDay,
  type Excess,
} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../../kernel/approvals/kind';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NiveisService} from '../../pintores';
import {GrantPolicy, carryDebtsFrom, openLedgersOfPeople, readLancamento, saveLedger, type Ledger} from '../../pontos';
import {lockNota} from '../events';
import {NotaNotFound, NothingToCorrect, ReviewPeriodOver, StateForbids} from '../refusals';
import {excessesOfRaisedFatores} from '../venda/raised-fator';
import {excessesOfRaised} from '../venda/raised-produtos';
import {compareVendas, type ComparedVenda} from './recalculate';

/** Up to this many pages of changed sales are compared, of which few keep their points. */
const MAX_PAGES = 20;
const CORRECT = 'POST /api/pontuacoes/corrigir/{idVenda}';

const request = z.object({idVenda: z.int(), pontuacaoNova: z.int()});

/**
 * Corrects sales whose points differ from a calculation with the current products and factors, by posting the
 * difference (0-rules, 3).
 */
@injectable({scope: BindingScope.SINGLETON})
export class CorrectionsService {
  /** Approval of a correction that exceeds the caller's grant limits. */
  readonly approval: ApprovalKind<z.infer<typeof request>> = {
    name: 'pontuacoes.corrigir',
    titulo: 'Correção de pontuação',
    right: CORRECT,
    pedido: request,
    apply: ({idVenda, pontuacaoNova}) => this.execute(idVenda, pontuacaoNova, true),
  };

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
    @service(NiveisService) private readonly niveis: NiveisService,
  ) {}

  /** Newest first; a caller limited to the review period of 90 days sees no older ones. */
  async list() {
    const {now} = currentContext();
    const since = isLimited() ? startOfDay(addDays(civilDateOf(now), -REVIEW_DAYS)) : undefined;
    const found: ComparedVenda[] = [];
    // Most sales whose points or factors differ get other points; those that do not must not hide the others.
    let after: ComparedVenda | undefined;
    for (let page = 0; page < MAX_PAGES && found.length < MAX_LISTED_CORRECTIONS; page++) {
      const compared = await compareVendas(this.db, {limit: MAX_LISTED_CORRECTIONS, after, ...(since && {since})});
      found.push(...compared.filter(venda => differs(venda) && !raisesErased(venda)));
      if (compared.length < MAX_LISTED_CORRECTIONS) break;
      after = compared.at(-1);
    }
    return found.slice(0, MAX_LISTED_CORRECTIONS).map(shown);
  }

  /**
   * Posts the difference once: it is calculated again under the locks of the receipt and the account.
   * @param expected the new points that the caller saw; a different result is refused
   * @throws NothingToCorrect, ReviewPeriodOver, StateForbids; SecondPersonRequired once the approval request is stored
   */
  correct(idVenda: number, expected: number | undefined): Promise<string> {
    return this.approvals.runOrRequest(() => this.execute(idVenda, expected, false));
  }

  private async execute(idVenda: number, expected: number | undefined, confirmed: boolean): Promise<string> {
    const venda = await this.lock(idVenda);
    const ledger = (await openLedgersOfPeople(this.db, [venda.pintorId])).get(venda.pintorId);
    const [current] = await compareVendas(this.db, {ids: [idVenda], limit: 1});
    if (!ledger || !current || !differs(current)) throw NothingToCorrect();
    if (raisesErased(current))
      throw StateForbids({erro: 'Os dados deste pintor foram apagados: a venda dele não ganha mais pontos.'});
    const {calculo, pontuacaoAtual, pintorId} = current;
    if (expected !== undefined && calculo.total !== expected)
      throw NothingToCorrect({
        erro: `A pontuação desta venda agora seria ${formatPontos(calculo.total)}. Confira e corrija de novo.`,
      });
    const difference = calculo.total - pontuacaoAtual;
    const check = await this.grants.check(difference > 0 ? [{tipo: 'correcao', pintorId, pontos: difference}] : []);
    const excessos = [...check.excessos, ...(difference > 0 ? await this.raisedIn(current) : [])];
    if (excessos.length > 0 && !confirmed)
      throw this.approvals.approvalNeeded(this.approval, {
        resumo: `Venda ${current.identificador}: de ${formatPontos(pontuacaoAtual)} para ${formatPontos(calculo.total)} pontos`,
        excessos,
        pedido: {idVenda, pontuacaoNova: calculo.total},
      });
    ledger.expireOverdue();
    const {n} = await this.countOf(idVenda);
    const referencia = `correcao:${idVenda}:${n + 1}`;
    const entry =
      difference > 0
        ? ledger.credit({
            tipo: 'correcao',
            permit: check.permit(confirmed),
            pontos: difference,
            referencia,
            venceEm: current.venceEm,
            cnpjLoja: current.cnpjLoja,
            redeId: current.redeId,
          })
        : await this.takeBack(ledger, current, -difference, referencia);
    const lancamentoId = (await saveLedger(this.db, ledger)).get(entry.seq);
    await this.write(current, lancamentoId ?? 0);
    await carryDebtsFrom(this.db, [pintorId]);
    await this.niveis.reevaluate(pintorId);
    const signed = `${difference > 0 ? '+' : '−'}${formatPontosInWords(Math.abs(difference))}`;
    await this.notices.notify({
      pintorId,
      tipo: 'nota_pontuada',
      chave: referencia,
      titulo: 'Pontuação corrigida',
      texto: `Sua nota ${current.identificador} passou a valer ${formatPontosInWords(calculo.total)} (${signed}).`,
      destino: '/pontuacoes',
    });
    return `Pontuação corrigida: ${signed}.`;
  }

  /**
   * As in scoring: a person who raised a product's points or a factor may not grant them to its earlier sales without a second
   * person.
   */
  private async raisedIn({idVenda, ...factors}: ComparedVenda): Promise<Excess[]> {
    const produtos = await this.db.query(sql<{codigo: string; id: number; valorPontos: number}>`
      SELECT DISTINCT d.codigo, d.id, d.valor_pontos AS "valorPontos"
        FROM venda_item i JOIN produto d ON d.id = i.produto_id WHERE i.venda_id = ${idVenda} ORDER BY d.id`);
    return [
      ...(await excessesOfRaised(this.db, new Map(produtos.map(({codigo, ...produto}) => [codigo, produto])))),
      ...(await excessesOfRaisedFatores(this.db, factors)),
    ];
  }

  private async lock(idVenda: number): Promise<{pintorId: number}> {
    const venda = await this.db.one(sql<{notaId: number}>`SELECT nota_id AS "notaId" FROM venda WHERE id = ${idVenda}`);
    if (!venda) throw NotaNotFound({erro: 'Venda não encontrada.'});
    const nota = await lockNota(this.db, {id: venda.notaId});
    const live = await this.db.one(
      sql<{
        pontuadoEm: Date;
      }>`SELECT pontuado_em AS "pontuadoEm" FROM venda WHERE id = ${idVenda} AND estado = 'pontuada'`,
    );
    if (!live) throw StateForbids();
    if (isLimited() && !mayReview(live.pontuadoEm, currentContext().now)) throw ReviewPeriodOver();
    return {pintorId: nota.pintor_id};
  }

  /** Takes points from the lots of the sale and its corrections first, then as a reversal does. */
  private async takeBack(ledger: Ledger, {idVenda, lancamentoId}: ComparedVenda, pontos: number, referencia: string) {
    const corrections = await this.db.query(
      sql<{
        id: number;
      }>`SELECT lancamento_id AS id FROM correcao_venda WHERE venda_id = ${idVenda} AND para > de ORDER BY id`,
    );
    const ids = [...(lancamentoId === null ? [] : [lancamentoId]), ...corrections.map(({id}) => id)];
    const own = await this.db.pipeline(...ids.map(id => () => readLancamento(this.db, id)));
    return ledger.takeBack('correcao', own, pontos, referencia);
  }

  private async countOf(idVenda: number): Promise<{n: number}> {
    const row = await this.db.one(
      sql<{n: number}>`SELECT count(*)::int AS n FROM correcao_venda WHERE venda_id = ${idVenda}`,
    );
    return row ?? {n: 0};
  }

  /** The items get the points that were calculated with, also where a product has others by now: else it is not listed again. */
  private async write(
    {idVenda, notaId, pontuacaoAtual, calculo, itens}: ComparedVenda,
    lancamentoId: number,
  ): Promise<void> {
    const {now, actor} = currentContext();
    const who = sql.bound(actor.kind === 'painel' ? actor.id : null);
    await this.db.query(sql`
      WITH corrigida AS (
        INSERT INTO correcao_venda (venda_id, de, para, lancamento_id, usuario_id, criada_em)
        VALUES (${idVenda}, ${pontuacaoAtual}, ${calculo.total}, ${lancamentoId}, ${who}, ${now})
      ), itens AS (
        UPDATE venda_item i SET valor_pontos = x."valorPontos"
          FROM jsonb_to_recordset(${JSON.stringify(itens)}::jsonb) x(id bigint, "valorPontos" numeric) WHERE i.id = x.id AND i.venda_id = ${idVenda}
      ), codigo AS (
        UPDATE uso_codigo SET pontos = ${pontosOfCodigo(calculo)} WHERE venda_id = ${idVenda} AND liberado_em IS NULL
      )
      UPDATE venda SET total_pontos = ${calculo.total}, calculo = ${JSON.stringify(calculo)} WHERE id = ${idVenda}`);
    await audit(this.db, {
      action: 'corrigir',
      entity: 'nota',
      entityId: notaId,
      before: {venda: idVenda, totalPontos: pontuacaoAtual},
      after: {venda: idVenda, totalPontos: calculo.total},
    });
  }
}

const differs = ({pontuacaoAtual, calculo}: ComparedVenda): boolean => pontuacaoAtual !== calculo.total;

/** Nobody could spend the points. */
const raisesErased = ({apagado, pontuacaoAtual, calculo}: ComparedVenda): boolean =>
  apagado && calculo.total > pontuacaoAtual;

/** Whether the caller may correct only within the review period; jobs and a Smart who approves are not limited. */
function isLimited(): boolean {
  const {actor} = currentContext();
  return actor.kind === 'painel' && limitedTo('reviewPeriod', CORRECT, actor);
}

const shown = ({idVenda, parceiro, cpf, identificador, pontuacaoAtual, pontuadoEm, calculo}: ComparedVenda) => ({
  idVenda,
  parceiro,
  cpf,
  identificador,
  pontuadoEm: pontuadoEm.toISOString(),
  pontuacaoAtual,
  pontuacaoNova: calculo.total,
  aPontuar: calculo.total - pontuacaoAtual,
});
