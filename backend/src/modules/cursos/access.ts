import {aulaStates, canCall, isInscrito} from '@clube/domain';
import type {Actor} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {readContent} from './content';
import {findInscricao, readProgress} from './learning/enrolment';

const isAuthor = (actor: Actor) => actor.kind === 'painel' && canCall('GET', '/api/cursos/curso/{id}', actor);

/**
 * Whether the actor may read a file of a lesson: staff who edit courses may; a painter may once the lesson is unlocked.
 * The video of the course itself is readable by every painter to whom the course is open.
 */
export async function mayReadFile(db: Database, fileId: number, actor: Actor): Promise<boolean> {
  if (isAuthor(actor)) return true;
  if (actor.kind !== 'loja') return false;
  const places = await db.query(sql<{curso: number; ativo: boolean; aula: number | null}>`
    SELECT c.id AS curso, c.ativo, NULL::int AS aula FROM curso c WHERE c.video_id = ${fileId} AND c.removido_em IS NULL
    UNION ALL
    SELECT c.id, c.ativo, a.id FROM aula a JOIN modulo m ON m.id = a.modulo_id JOIN curso c ON c.id = m.curso_id
     WHERE (a.video_id = ${fileId} OR a.legenda_id = ${fileId}
            OR a.id IN (SELECT t.aula_id FROM material t WHERE t.arquivo_id = ${fileId}))
       AND a.removido_em IS NULL AND m.removido_em IS NULL AND c.removido_em IS NULL`);
  for (const {curso, ativo, aula} of places) {
    const inscricao = await findInscricao(db, actor.id, curso);
    const inscrito = isInscrito(inscricao?.estado);
    if (aula === null ? ativo || inscrito : inscrito && inscricao && (await isOpen(db, curso, inscricao, aula)))
      return true;
  }
  return false;
}

async function isOpen(
  db: Database,
  cursoId: number,
  inscricao: {id: number; concluidoEm: Date | null},
  aulaId: number,
): Promise<boolean> {
  const progress = await readProgress(db, inscricao.id);
  const aulas = (await readContent(db, cursoId)).flatMap(({aulas: all}) => all);
  const inOrder = aulas.map(({id}) => ({id, concluida: Boolean(progress.get(id)?.concluidaEm)}));
  const state = aulaStates(inOrder, inscricao.concluidoEm !== null).get(aulaId);
  return state !== undefined && state !== 'indisponivel';
}

/** Whether the actor may read a certificate's PDF: its painter while it is not revoked, and staff. */
export async function mayReadPaper(db: Database, fileId: number, actor: Actor): Promise<boolean> {
  if (isAuthor(actor)) return true;
  if (actor.kind !== 'loja') return false;
  const own = await db.one(sql`SELECT 1 FROM certificado t JOIN inscricao i ON i.id = t.inscricao_id
    WHERE t.arquivo_id = ${fileId} AND i.pintor_id = ${actor.id} AND t.revogado_em IS NULL`);
  return own !== undefined;
}
