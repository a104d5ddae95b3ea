import {BindingScope, inject, injectable, service} from '@loopback/core';
import {formatPontosInWords, jointUndoUntil} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {asPart, idempotent, type IdempotentAnswer} from '../../../kernel/idempotency';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {Refusal, type RefusalBody} from '../../../kernel/refusals/refusals';
import {refuseUnderAnalysis} from '../analysis/under-analysis';
import {lockNota, nextState} from '../events';
import {NotCertain, NotaChanged} from '../refusals';
import {NotaScoringService, type Scored} from '../venda/scoring.service';
import {NotaUndoService} from '../venda/undo.service';
import type {JointResult, SeenNota} from './joint.schemas';
import {SheetService} from './sheet.service';

/** Scores and undoes several receipts, each in a transaction of its own, with the services for single receipts. */
@injectable({scope: BindingScope.SINGLETON})
export class JointScoringService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(SheetService) private readonly sheets: SheetService,
    @service(NotaScoringService) private readonly scoring: NotaScoringService,
    @service(NotaUndoService) private readonly undoing: NotaUndoService,
  ) {}

  async score(seen: readonly SeenNota[]) {
    const resultados: JointResult[] = [];
    for (const nota of seen) {
      const {id} = nota;
      const answer = await this.oneByOne(id, () => this.scoreOne(nota));
      if (answer.done) resultados.push({...done(id), estado: 'pontuada', pontos: answer.done.venda.totalPontos});
      else resultados.push(refused(id, answer.refusal));
    }
    const pontos = resultados.reduce((sum, row) => sum + (row.pontos ?? 0), 0);
    const count = resultados.filter(({estado}) => estado === 'pontuada').length;
    return {
      mensagem: `${count === 1 ? '1 nota pontuada' : `${count} notas pontuadas`}: ${formatPontosInWords(pontos)}`,
      resultados,
      desfazerAte: jointUndoUntil(currentContext().now).toISOString(),
    };
  }

  async undo(ids: readonly number[]) {
    const resultados: JointResult[] = [];
    for (const id of ids) {
      const {refusal} = await this.oneByOne(id, () => this.undoing.undoFresh(id));
      resultados.push(refusal ? refused(id, refusal) : {...done(id), estado: 'pendente'});
    }
    const count = resultados.filter(({estado}) => estado === 'pendente').length;
    return {
      mensagem: count === 1 ? '1 nota voltou para as pendentes' : `${count} notas voltaram para as pendentes`,
      resultados,
    };
  }

  /** What the caller saw is compared under the receipt's lock, so that it cannot change before it is scored. */
  private scoreOne({id, ...seen}: SeenNota): Promise<IdempotentAnswer<Scored>> {
    return idempotent(this.db, 'nota:pontuarJunta', {id, ...seen}, async () => {
      const nota = await lockNota(this.db, {id});
      nextState(nota, 'pontuar');
      await refuseUnderAnalysis(this.db, nota);
      const now = await this.sheets.saleOf(id);
      if (!now) throw NotCertain();
      const {total, lidaEm} = now.nota;
      if (total !== seen.total || lidaEm.toISOString() !== seen.lidaEm) throw NotaChanged();
      return this.scoring.scoreNow(now.venda, {enviarMensagem: true, pontosVistos: seen.pontos});
    });
  }

  /** Returns the result of each receipt; a reused idempotency key is refused for that receipt only. */
  private async oneByOne<T extends object>(
    id: number,
    run: () => Promise<IdempotentAnswer<T>>,
  ): Promise<{done: T; refusal?: undefined} | {done?: undefined; refusal: RefusalBody}> {
    try {
      const {body, status} = await asPart(id, run);
      const {value} = body as {value: T | RefusalBody};
      return status === 200 ? {done: value as T} : {refusal: value as RefusalBody};
    } catch (error) {
      if (error instanceof Refusal && error.status === 409) return {refusal: error.body};
      throw error;
    }
  }
}

const done = (id: number) => ({id, pontos: null, erro: null, codigo: null});

const refused = (id: number, {erro, codigo, campos}: RefusalBody): JointResult => ({
  ...done(id),
  estado: 'recusada',
  erro: Object.values(campos ?? {})[0] ?? erro,
  codigo,
});
