import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export interface CursoFigures {
  inscritos: number;
  concluidos: number;
  /** By lesson. */
  aulas: ReadonlyMap<number, {concluidaPor: number; paramAqui: number}>;
}

/** Who takes a course, who finished each lesson, and for whom each is the next: where people stop. */
export async function readFigures(db: Database, cursoId: number): Promise<CursoFigures> {
  const people = await db.one(sql<{inscritos: number; concluidos: number}>`
    SELECT count(*) FILTER (WHERE estado IN ('inscrito', 'concluido'))::int AS inscritos,
           count(concluido_em)::int AS concluidos FROM inscricao WHERE curso_id = ${cursoId}`);
  const aulas = await db.query(sql<{id: number; concluidaPor: number; paramAqui: number}>`
    WITH em_ordem AS MATERIALIZED (
      SELECT a.id, row_number() OVER (ORDER BY m.ordem, m.id, a.ordem, a.id) AS lugar
        FROM aula a JOIN modulo m ON m.id = a.modulo_id
       WHERE m.curso_id = ${cursoId} AND a.removido_em IS NULL AND m.removido_em IS NULL),
    proxima AS (
      SELECT DISTINCT ON (i.id) o.id FROM inscricao i CROSS JOIN em_ordem o
       WHERE i.curso_id = ${cursoId} AND i.estado = 'inscrito' AND NOT EXISTS (
             SELECT 1 FROM progresso_aula p WHERE p.inscricao_id = i.id AND p.aula_id = o.id AND p.concluida_em IS NOT NULL)
       ORDER BY i.id, o.lugar)
    SELECT o.id, (SELECT count(*)::int FROM progresso_aula p WHERE p.aula_id = o.id AND p.concluida_em IS NOT NULL) AS "concluidaPor",
           (SELECT count(*)::int FROM proxima x WHERE x.id = o.id) AS "paramAqui" FROM em_ordem o`);
  return {
    inscritos: people?.inscritos ?? 0,
    concluidos: people?.concluidos ?? 0,
    aulas: new Map(aulas.map(({id, ...figures}) => [id, figures])),
  };
}
