import {BindingScope, inject, injectable} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {readContent, type AulaContent} from '../content';
import * as refusals from '../refusals';
import {readFigures} from './figures';

interface Answered {
  avaliacaoId: number;
  pergunta: string;
  /** The number of the option, from 1. */
  resposta: number;
  vezes: number;
}

/** Statistics of a course: enrolments, where people stop, wrong answers, durations. */
@injectable({scope: BindingScope.SINGLETON})
export class NumerosService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** @throws CursoNotFound */
  async get(cursoId: number) {
    const people = await this.db.one(sql<{cancelados: number; tempoMediano: number | null}>`
      SELECT (SELECT count(*)::int FROM inscricao i WHERE i.curso_id = c.id AND i.estado = 'cancelado') AS cancelados,
             (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM i.concluido_em - i.inscrito_em))
                FROM inscricao i WHERE i.curso_id = c.id AND i.concluido_em IS NOT NULL)::int AS "tempoMediano"
        FROM curso c WHERE c.id = ${cursoId} AND c.removido_em IS NULL`);
    if (!people) throw refusals.CursoNotFound();
    const [content, figures] = [await readContent(this.db, cursoId), await readFigures(this.db, cursoId)];
    const begun = await this.db.query(sql<{id: number; iniciadaPor: number}>`
      SELECT p.aula_id AS id, count(*)::int AS "iniciadaPor"
        FROM progresso_aula p JOIN inscricao i ON i.id = p.inscricao_id WHERE i.curso_id = ${cursoId} GROUP BY p.aula_id`);
    const {inscritos, concluidos} = figures;
    return {
      inscritos,
      concluidos,
      ...people,
      aulas: content.flatMap(modulo =>
        modulo.aulas.map(({id, nome}) => ({
          ...{id, nome, modulo: modulo.nome},
          iniciadaPor: begun.find(each => each.id === id)?.iniciadaPor ?? 0,
          ...(figures.aulas.get(id) ?? {concluidaPor: 0, paramAqui: 0}),
        })),
      ),
      perguntas: await this.perguntas(
        cursoId,
        content.flatMap(({aulas}) => aulas),
      ),
    };
  }

  /** Everyone's answers at the first attempt, by current question; most wrong answers first. */
  private async perguntas(cursoId: number, aulas: readonly AulaContent[]) {
    const answered = await this.db.query(sql<Answered>`
      WITH primeira AS (
        SELECT DISTINCT ON (t.inscricao_id, t.avaliacao_id) t.avaliacao_id, t.respostas
          FROM tentativa_avaliacao t JOIN inscricao i ON i.id = t.inscricao_id
         WHERE i.curso_id = ${cursoId} ORDER BY t.inscricao_id, t.avaliacao_id, t.id)
      SELECT p.avaliacao_id AS "avaliacaoId", coalesce(r.pergunta, '') AS pergunta, coalesce(r.resposta, 0) AS resposta,
             count(*)::int AS vezes
        FROM primeira p CROSS JOIN LATERAL jsonb_to_recordset(p.respostas) AS r (pergunta text, resposta int)
       GROUP BY p.avaliacao_id, r.pergunta, r.resposta`);
    const all = aulas.flatMap(({id: idAula, nome: aula, avaliacao}) =>
      (avaliacao?.perguntas ?? []).map(({pergunta, respostas_possiveis: options, resposta_correta: right}) => {
        const its = answered.filter(each => each.avaliacaoId === avaliacao?.id && each.pergunta === pergunta);
        const wrong = its.filter(({resposta}) => resposta !== right).toSorted((a, b) => b.vezes - a.vezes);
        const sum = (rows: readonly Answered[]) => rows.reduce((total, {vezes}) => total + vezes, 0);
        const [worst] = wrong;
        return {
          ...{idAula, aula, pergunta, respondida: sum(its), errada: sum(wrong)},
          respostaErrada: (worst && options[worst.resposta - 1]) ?? null,
        };
      }),
    );
    const share = ({errada, respondida}: {errada: number; respondida: number}) =>
      respondida === 0 ? 0 : errada / respondida;
    return all.toSorted((a, b) => share(b) - share(a));
  }
}
