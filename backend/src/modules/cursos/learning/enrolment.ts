import type {InscricaoState, Stretch} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export interface InscricaoRow {
  id: number;
  estado: InscricaoState;
  concluidoEm: Date | null;
}

/** A painter's enrolment in a course, cancelled or not. */
export const findInscricao = (db: Database, pintorId: number, cursoId: number): Promise<InscricaoRow | undefined> =>
  db.one(sql<InscricaoRow>`SELECT id, estado, concluido_em AS "concluidoEm" FROM inscricao
    WHERE pintor_id = ${pintorId} AND curso_id = ${cursoId}`);

/** As `findInscricao`, locked until the transaction ends. */
export const lockInscricao = (db: Database, pintorId: number, cursoId: number): Promise<InscricaoRow | undefined> =>
  db.one(sql<InscricaoRow>`SELECT id, estado, concluido_em AS "concluidoEm" FROM inscricao
    WHERE pintor_id = ${pintorId} AND curso_id = ${cursoId} FOR UPDATE`);

export interface ProgressRow {
  aulaId: number;
  trechos: Stretch[];
  posicao: number;
  abertaEm: Date;
  concluidaEm: Date | null;
  tentativas: number;
}

/** The progress of an enrolment, by lesson id. */
export async function readProgress(db: Database, inscricaoId: number): Promise<ReadonlyMap<number, ProgressRow>> {
  const rows = await db.query(sql<ProgressRow>`
    SELECT p.aula_id AS "aulaId", p.trechos, p.posicao, p.aberta_em AS "abertaEm", p.concluida_em AS "concluidaEm",
           (SELECT count(*)::int FROM tentativa_avaliacao t JOIN avaliacao_aula v ON v.id = t.avaliacao_id
             WHERE t.inscricao_id = p.inscricao_id AND v.aula_id = p.aula_id) AS tentativas
      FROM progresso_aula p WHERE p.inscricao_id = ${inscricaoId}`);
  return new Map(rows.map(row => [row.aulaId, row]));
}
