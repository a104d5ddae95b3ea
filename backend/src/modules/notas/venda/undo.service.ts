import {BindingScope, inject, injectable, service} from '@loopback/core';
import {REJECTION_UNDO_SECONDS, limitedTo, mayReview} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext, requireActor} from '../../../kernel/context';
import {idempotent, type IdempotentAnswer} from '../../../kernel/idempotency';
import type {Events} from '../../../kernel/events/events';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {
  PontosService,
  carryDebtsFrom,
  expiredOf,
  openLedgersOfPeople,
  readLancamento,
  saveLedger,
  type Ledger,
} from '../../pontos';
import {CotasService} from '../../antifraude';
import {undoIndicacao, reverseCredit} from './indicacao';
import {refuseUnlessFresh} from '../joint/fresh';
import {NotaCancelada, NotaDevolvida} from '../domain-events';
import {accountsOf, nextState, transitionTo, lockNota, type LockedNota} from '../events';
import {readIfNeverRead} from '../reading/request';
import {RejectionFinal, StateForbids, ReviewPeriodOver} from '../refusals';

const CALLS = {
  cancelar: 'POST /api/pontuacoes/cancelar',
  retornarPendente: 'POST /api/pontuacoes/retornar-pendente',
} as const;
type Undoing = keyof typeof CALLS;

interface ActiveVenda {
  id: number;
  lancamento_id: number | null;
  operador_id: number | null;
  pontuado_em: Date;
}

interface UndoOptions {
  /** A scored one only if the same person scored it a moment ago and nothing of its points was spent. */
  fresh?: boolean;
  /** Only a scored one. */
  scored?: boolean;
}

/** Cancels scored receipts or returns them to pending; returns closed ones to pending. */
@injectable({scope: BindingScope.SINGLETON})
export class NotaUndoService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @service(PontosService) private readonly pontos: PontosService,
    @service(CotasService) private readonly cotas: CotasService,
  ) {}

  cancel = (id: number): Promise<IdempotentAnswer<{mensagem: string}>> =>
    this.inOneTransaction('cancelar', id, 'Pontuação cancelada com sucesso');

  returnToPending = (
    id: number,
    {fresh = false}: {fresh?: boolean} = {},
  ): Promise<IdempotentAnswer<{mensagem: string}>> =>
    this.inOneTransaction(
      'retornarPendente',
      id,
      'Pontuação retornada para pendente com sucesso',
      fresh ? {fresh} : {},
    );

  /** Undoes what the same person scored a moment ago, unless points of it were spent: so nobody gets into debt. */
  undoFresh = (id: number): Promise<IdempotentAnswer<{mensagem: string}>> =>
    this.inOneTransaction('retornarPendente', id, 'Pontuação desfeita', {fresh: true, scored: true});

  private inOneTransaction(
    action: Undoing,
    id: number,
    mensagem: string,
    options: UndoOptions = {},
  ): Promise<IdempotentAnswer<{mensagem: string}>> {
    return idempotent(this.db, `nota:${action}`, {id, ...options}, async () => {
      await this.inTransaction(action, id, options);
      return {mensagem};
    });
  }

  /** Cancels a scored receipt in the caller's transaction. */
  cancelWithin = (id: number): Promise<void> => this.inTransaction('cancelar', id);

  private async inTransaction(action: Undoing, id: number, options: UndoOptions = {}): Promise<void> {
    const nota = await lockNota(this.db, {id});
    if (nota.estado === 'reprovada') await this.refuseUnlessJustRejected(id);
    const to = nextState(nota, nota.estado === 'reprovada' ? 'desfazerReprovacao' : action);
    if (nota.junta_em !== null) throw StateForbids({erro: `Esta nota foi juntada à nota ${nota.junta_em}.`});
    if (to === 'pendente') await this.refuseOfErased(nota);
    if (options.scored && nota.estado !== 'pontuada') throw StateForbids({erro: 'Esta nota não está pontuada.'});
    if (nota.estado === 'pontuada') await this.undoVenda(nota, action, options);
    await transitionTo(this.db, nota, to);
    if (to === 'pendente') await readIfNeverRead(this.db, this.jobs, id);
    await audit(this.db, {
      action,
      entity: 'nota',
      entityId: id,
      before: {estado: nota.estado},
      after: {estado: to},
    });
    await this.events.publish(to === 'pendente' ? NotaDevolvida : NotaCancelada, nota.pintor_id, {notaId: id});
  }

  /** Nothing of an erased painter's receipt can be read or scored any more. */
  private async refuseOfErased(nota: LockedNota): Promise<void> {
    const erased = await this.db.one(
      sql`SELECT 1 FROM pintor WHERE id = ${nota.pintor_id} AND anonimizado_em IS NOT NULL`,
    );
    if (erased) throw StateForbids({erro: 'Os dados deste pintor foram apagados: a nota dele não volta a pendente.'});
  }

  /** @throws RejectionFinal unless the caller rejected the receipt a moment ago and the painter has not sent it again */
  private async refuseUnlessJustRejected(id: number): Promise<void> {
    const {now} = currentContext();
    const fresh = await this.db.one(sql`
      SELECT 1 FROM nota_evento e WHERE e.nota_id = ${id} AND e.para = 'reprovada' AND e.tipo_ator = 'painel'
         AND e.ator_id = ${requireActor('painel').id} AND e.ocorrido_em >= ${new Date(now.getTime() - REJECTION_UNDO_SECONDS * 1000)}
         AND NOT EXISTS (SELECT 1 FROM nota s WHERE s.reenvio_de = ${id})`);
    if (!fresh) throw RejectionFinal();
  }

  /**
   * Reverses the points (spent ones become debt), frees the code, and reverses the referral bonus with the last live
   * sale.
   */
  private async undoVenda(nota: LockedNota, action: Undoing, {fresh = false}: UndoOptions): Promise<void> {
    const {now, actor} = currentContext();
    const estado = action === 'cancelar' ? 'cancelada' : 'devolvida';
    const venda = await this.db.one(
      sql<ActiveVenda>`SELECT id, lancamento_id, operador_id, pontuado_em FROM venda WHERE nota_id = ${nota.id} AND estado = 'pontuada'`,
    );
    if (!venda) throw new Error(`scored receipt ${nota.id} has no live sale`);
    const limited = actor.kind === 'painel' && limitedTo('reviewPeriod', CALLS[action], actor);
    if (limited && !mayReview(venda.pontuado_em, now)) throw ReviewPeriodOver();
    const accounts = accountsOf(nota);
    const ledgers = await openLedgersOfPeople(this.db, accounts);
    if (fresh) await refuseUnlessFresh(this.db, nota.pintor_id, venda);
    const ledger = ledgers.get(nota.pintor_id);
    if (ledger) await this.planUndoOfCorrections(ledger, venda.id);
    if (venda.lancamento_id !== null)
      await reverseCredit(this.db, ledger, venda.lancamento_id, 'pontuacao', `venda:${venda.id}`);
    else if (ledger) await saveLedger(this.db, ledger);
    await this.db.query(sql`UPDATE venda SET estado = ${estado}, encerrada_em = ${now} WHERE id = ${venda.id}`);
    await this.db.query(sql`UPDATE venda_item SET pontuado_em = NULL WHERE venda_id = ${venda.id}`);
    await this.pontos.codigos.freeOfVenda(venda.id);
    await this.cotas.giveBack(venda.id);
    await undoIndicacao(this.db, nota.pintor_id, ledgers);
    await carryDebtsFrom(this.db, accounts);
  }

  /**
   * Reverses the corrections of the sale, newest first, which restores its state after scoring. Written with the rest
   * of the ledger's plan.
   */
  private async planUndoOfCorrections(ledger: Ledger, vendaId: number): Promise<void> {
    const corrections = await this.db.query(sql<{id: number; pontos: number}>`
      SELECT lancamento_id AS id, para - de AS pontos FROM correcao_venda WHERE venda_id = ${vendaId} ORDER BY id DESC`);
    ledger.expireOverdue();
    for (const {id, pontos} of corrections) {
      const [original, referencia] = [await readLancamento(this.db, id), `correcao:${id}`];
      if (pontos < 0) ledger.reverseDebit(original, 'correcao', referencia);
      else ledger.reverseCredit(original, 'correcao', referencia, await expiredOf(this.db, id));
    }
  }
}
