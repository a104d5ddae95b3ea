import {nextAula} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export interface CursoFigures {
  /** People who take the course or have completed it. */
  inscritos: number;
  concluidos: number;
  /** People who take the course and have not completed it. */
  andamento: {aulas: number[]; pessoas: number}[];
  /** By lesson id. */
  aulas: ReadonlyMap<number, {concluidaPor: number; paramAqui: number}>;
}

/**
 * Counts a course's participants, who finished each lesson, and for whom each lesson is the next: where people stop.
 */
export async function readFigures(db: Database, cursoId: number): Promise<CursoFigures> {
  const people = await db.one(sql<{inscritos: number; concluidos: number}>`
    SELECT count(*) FILTER (WHERE estado <> 'cancelado')::int AS inscritos,
           count(concluido_em)::int AS concluidos FROM inscricao WHERE curso_id = ${cursoId}`);
  const aulas = await db.query(sql<{id: number; concluidaPor: number}>`
    SELECT a.id, (SELECT count(*)::int FROM progresso_aula p WHERE p.aula_id = a.id AND p.concluida_em IS NOT NULL) AS "concluidaPor"
      FROM aula a JOIN modulo m ON m.id = a.modulo_id
     WHERE m.curso_id = ${cursoId} AND a.removido_em IS NULL AND m.removido_em IS NULL ORDER BY m.ordem, m.id, a.ordem, a.id`);
  const order = aulas.map(({id}) => id);
  const andamento = await db.query(sql<{aulas: number[]; pessoas: number}>`
    SELECT aulas, count(*)::int AS pessoas
      FROM (SELECT coalesce(array_agg(p.aula_id ORDER BY p.aula_id) FILTER (WHERE p.aula_id IS NOT NULL), '{}') AS aulas
              FROM inscricao i LEFT JOIN progresso_aula p
                   ON p.inscricao_id = i.id AND p.concluida_em IS NOT NULL AND p.aula_id = ANY(${order})
             WHERE i.curso_id = ${cursoId} AND i.estado = 'inscrito' GROUP BY i.id) feitas
     GROUP BY aulas ORDER BY aulas`);
  const stopping = (id: number) =>
    andamento.reduce((sum, group) => sum + (nextAula(order, group.aulas) === id ? group.pessoas : 0), 0);
  return {
    inscritos: people?.inscritos ?? 0,
    concluidos: people?.concluidos ?? 0,
    andamento,
    aulas: new Map(aulas.map(({id, concluidaPor}) => [id, {concluidaPor, paramAqui: stopping(id)}])),
  };
}
