import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import * as refusals from './refusals';

/**
 * Exclusive lock on a course: its change waits for other changes, and for painters who are finishing one of its lessons
 * (they hold a shared lock). Lock order: course → enrolment → painter.
 * @throws CursoNotFound
 */
export async function lockCurso(db: Database, id: number): Promise<void> {
  const found = await db.one(sql`SELECT 1 FROM curso WHERE id = ${id} AND removido_em IS NULL FOR UPDATE`);
  if (!found) throw refusals.CursoNotFound();
}

/** Locks the course of a module and returns it. @throws ModuloNotFound */
export async function lockCursoOfModulo(db: Database, id: number): Promise<number> {
  const found = await db.one(sql<{curso: number}>`
    SELECT c.id AS curso FROM modulo m JOIN curso c ON c.id = m.curso_id
     WHERE m.id = ${id} AND m.removido_em IS NULL AND c.removido_em IS NULL FOR UPDATE OF c`);
  if (!found) throw refusals.ModuloNotFound();
  return found.curso;
}

/**
 * Locks the course of a lesson and returns it with the module.
 * @throws AulaNotFound, or the error for a missing course or module
 */
export async function lockCursoOfAula(
  db: Database,
  id: number,
  notFound = refusals.AulaNotFound,
): Promise<{curso: number; modulo: number}> {
  const found = await db.one(sql<{curso: number; modulo: number}>`
    SELECT c.id AS curso, m.id AS modulo FROM aula a JOIN modulo m ON m.id = a.modulo_id JOIN curso c ON c.id = m.curso_id
     WHERE a.id = ${id} AND a.removido_em IS NULL AND m.removido_em IS NULL AND c.removido_em IS NULL FOR UPDATE OF c`);
  if (!found) throw notFound();
  return found;
}
