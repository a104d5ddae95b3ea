import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  APROVADO,
  AULA_WORKFLOW,
  RESPOSTA_ERRADA,
  addStretches,
  grade,
  isApproved,
  isComplete,
  missingSeconds,
  percentWatched,
  watchMoreMessage,
  type Resposta,
  type Stretch,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {CertificadosService} from '../certificado/certificados.service';
import * as refusals from '../refusals';
import {CompletionService} from './completion.service';
import {openAula, type OpenAula} from './open-aula';

/** The answers to one assessment. */
export interface AnsweredAvaliacao {
  id: number;
  respostas: Resposta[];
}

/** A painter's progress through the lessons, which unlock one after the other. */
@injectable({scope: BindingScope.SINGLETON})
export class LessonsService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(CompletionService) private readonly completion: CompletionService,
    @service(CertificadosService) private readonly certificados: CertificadosService,
  ) {}

  /** Stores the position in the video and the watched parts. Idempotent; late requests are accepted. */
  progress(pintorId: number, aulaId: number, report: {posicao: number; trechos: readonly Stretch[]}) {
    return this.db.tx(async () => {
      const {now} = currentContext();
      const {aula, inscricao, progress} = await openAula(this.db, pintorId, aulaId);
      const {duracao, assistirMinimo} = aula;
      const since = (now.getTime() - (progress?.abertaEm ?? now).getTime()) / 1000;
      const before = progress?.trechos ?? [];
      const trechos = duracao === null ? before : addStretches(before, report.trechos, {duration: duracao, since});
      const posicao = Math.min(report.posicao, duracao ?? 0);
      await this.db.query(sql`
        INSERT INTO progresso_aula (inscricao_id, aula_id, trechos, posicao, aberta_em, atualizada_em)
        VALUES (${inscricao.id}, ${aulaId}, ${JSON.stringify(trechos)}, ${posicao}, ${now}, ${now})
        ON CONFLICT (inscricao_id, aula_id) DO UPDATE
           SET trechos = EXCLUDED.trechos, posicao = EXCLUDED.posicao, atualizada_em = EXCLUDED.atualizada_em`);
      return {
        posicao,
        assistido: percentWatched(trechos, duracao),
        faltam: missingSeconds(trechos, duracao, assistirMinimo),
      };
    });
  }

  /**
   * Finishes a lesson, with its assessment if it has one. A wrong attempt is no error: it is stored, and the lesson
   * stays unfinished.
   * @throws AulaNotFound, NotInscrito, AulaUnavailable, NotWatched, AvaliacaoPending, AnswersMissing
   */
  async finish(pintorId: number, aulaId: number, answered: readonly AnsweredAvaliacao[]) {
    const outcome = await this.db.tx(async () => {
      const open = await openAula(this.db, pintorId, aulaId);
      if (open.state === 'concluida') return {open, passed: true, tries: open.progress?.tentativas ?? 0};
      this.assertWatched(open);
      const {passed, tries} = await this.assess(open, answered);
      await this.save(open, passed);
      const aulas = open.aulas.map(each => (each.id === aulaId ? {...each, concluida: passed} : each));
      if (isComplete(aulas)) await this.completion.complete(open.inscricao.id);
      return {open, passed, tries};
    });
    const {open, passed, tries} = outcome;
    const mensagem = !passed ? RESPOSTA_ERRADA : hasQuestions(open) ? APROVADO : 'Aula concluída com sucesso';
    const curso = passed ? await this.certificados.linkOf(open.inscricao.id) : null;
    return {concluida: passed, mensagem, tentativas: tries, certificados: curso && {curso}};
  }

  private assertWatched({aula: {duracao, assistirMinimo}, progress}: OpenAula): void {
    const faltam = missingSeconds(progress?.trechos ?? [], duracao, assistirMinimo);
    if (faltam > 0) throw refusals.NotWatched({erro: watchMoreMessage(assistirMinimo), faltam});
  }

  /** Stores the attempt. */
  private async assess(open: OpenAula, answered: readonly AnsweredAvaliacao[]) {
    const {aula, inscricao, progress} = open;
    const {avaliacao} = aula;
    if (!avaliacao || !hasQuestions(open)) return {passed: true, tries: 0};
    const sent = answered.find(({id}) => id === avaliacao.id);
    if (!sent) throw refusals.AvaliacaoPending();
    const graded = grade(avaliacao.perguntas, sent.respostas);
    if (!graded) throw refusals.AnswersMissing();
    const passed = isApproved(graded);
    await this.db.query(sql`INSERT INTO tentativa_avaliacao (inscricao_id, avaliacao_id, respostas, aprovada, feita_em)
      VALUES (${inscricao.id}, ${avaliacao.id}, ${JSON.stringify(graded)}, ${passed}, ${currentContext().now})`);
    return {passed, tries: (progress?.tentativas ?? 0) + 1};
  }

  private async save(open: OpenAula, passed: boolean): Promise<void> {
    const {now} = currentContext();
    const event = !passed ? 'reprovar' : hasQuestions(open) ? 'aprovar' : 'finalizar';
    const done = AULA_WORKFLOW.next(open.state, event) === 'concluida' ? now : null;
    await this.db.query(sql`
      INSERT INTO progresso_aula (inscricao_id, aula_id, aberta_em, atualizada_em, concluida_em)
      VALUES (${open.inscricao.id}, ${open.aula.id}, ${now}, ${now}, ${done})
      ON CONFLICT (inscricao_id, aula_id) DO UPDATE
         SET atualizada_em = EXCLUDED.atualizada_em, concluida_em = coalesce(progresso_aula.concluida_em, EXCLUDED.concluida_em)`);
  }
}

const hasQuestions = ({aula: {avaliacao}}: OpenAula): boolean => (avaliacao?.perguntas.length ?? 0) > 0;
