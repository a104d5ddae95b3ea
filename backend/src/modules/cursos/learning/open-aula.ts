import {aulaStates, isInscrito, type AulaState} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {readContent, type AulaContent} from '../content';
import * as refusals from '../refusals';
import {lockInscricao, readProgress, type InscricaoRow, type ProgressRow} from './enrolment';

/** A lesson that the painter may open, with the enrolment locked. */
export interface OpenAula {
  cursoId: number;
  inscricao: InscricaoRow;
  aula: AulaContent;
  state: AulaState;
  progress: ProgressRow | undefined;
  /** All lessons of the course, in order. */
  aulas: readonly {id: number; concluida: boolean}[];
}

/**
 * Locks the course (shared with other painters) and then the enrolment, and returns the lesson.
 * @throws AulaNotFound, NotInscrito, AulaUnavailable
 */
export async function openAula(db: Database, pintorId: number, aulaId: number): Promise<OpenAula> {
  const curso = await db.one(sql<{id: number}>`
    SELECT c.id FROM aula a JOIN modulo m ON m.id = a.modulo_id JOIN curso c ON c.id = m.curso_id
     WHERE a.id = ${aulaId} AND a.removido_em IS NULL AND m.removido_em IS NULL AND c.removido_em IS NULL FOR SHARE OF c`);
  if (!curso) throw refusals.AulaNotFound();
  const inscricao = await lockInscricao(db, pintorId, curso.id);
  if (!inscricao || !isInscrito(inscricao.estado)) throw refusals.NotInscrito();
  const content = (await readContent(db, curso.id)).flatMap(({aulas}) => aulas);
  const progress = await readProgress(db, inscricao.id);
  const aulas = content.map(({id}) => ({id, concluida: Boolean(progress.get(id)?.concluidaEm)}));
  const state = aulaStates(aulas, inscricao.concluidoEm !== null).get(aulaId);
  const aula = content.find(({id}) => id === aulaId);
  // The lesson was removed while this waited for the course's lock.
  if (!aula || !state) throw refusals.AulaNotFound();
  if (state === 'indisponivel') throw refusals.AulaUnavailable();
  return {cursoId: curso.id, inscricao, aula, state, progress: progress.get(aulaId), aulas};
}
