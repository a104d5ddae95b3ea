import {TRABALHO_WORKFLOW, type TrabalhoMove, type TrabalhoState} from '@clube/domain';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {DEAD_SECONDS, type ClaimedBatchJob} from './execution';

/** How a run of a batch job may end. */
export type TrabalhoEnd = 'concluir' | 'cancelar' | 'interromper';

/** The state after a transition. Which rows make it is the `WHERE` of the statement, as several copies of the server compete. */
export function stateAfter(from: TrabalhoState, move: TrabalhoMove): TrabalhoState {
  const to = TRABALHO_WORKFLOW.next(from, move);
  if (!to) throw new Error(`${move} does not lead on from ${from}`);
  return to;
}

/** SQL: whether it can be undone: it has ended, changed rows, and no other one has undone them or is about to. */
export const UNDOABLE_SQL = `(t.reversivel AND t.terminou_em IS NOT NULL AND t.feitos > t.falhas AND NOT EXISTS (
  SELECT FROM trabalho d WHERE d.desfaz_id = t.id AND d.estado IN ('fila', 'rodando', 'concluido')))`;

/** Claims a queued batch job, or one whose copy of the server is gone; undefined when there is none to claim. */
export function claim(db: Database, id: number): Promise<ClaimedBatchJob | undefined> {
  const {now} = currentContext();
  return db.tx(() =>
    db.one(sql<ClaimedBatchJob>`
      UPDATE trabalho SET estado = ${stateAfter('fila', 'comecar')}, execucao = execucao + 1, tentativas = tentativas + 1, vivo_em = clock_timestamp(),
        comecou_em = coalesce(comecou_em, ${now})
       WHERE id = ${id} AND (comecar_em IS NULL OR comecar_em <= ${now}) AND (estado = 'fila' OR (estado = 'rodando' AND vivo_em < clock_timestamp() - make_interval(secs => ${DEAD_SECONDS})))
       RETURNING id, tipo, usuario_id AS "usuarioId", execucao, tentativas, parametros, marca, feitos, falhas, total, cancelar,
         criado_em AS "criadoEm"`),
  );
}

/**
 * Records the end of a batch job, unless another copy has it. Its parameters, which nothing reads afterwards, may quote what
 * staff searched for: they go, so that an erasure misses none that were running.
 */
export async function finish(
  db: Database,
  {id, execucao}: ClaimedBatchJob,
  end: TrabalhoEnd,
  {resultado, mensagem}: {resultado?: object; mensagem?: string},
): Promise<void> {
  const {now} = currentContext();
  await db.tx(() =>
    db.query(sql`
      UPDATE trabalho SET estado = ${stateAfter('rodando', end)}, resultado = ${resultado ? JSON.stringify(resultado) : null}, mensagem = ${mensagem ?? null},
        terminou_em = ${now}, parametros = '{}'
       WHERE id = ${id} AND execucao = ${execucao} AND estado = 'rodando'`),
  );
}

/** Puts it back into the queue; `counts`: whether this start counts as one without progress. */
export async function requeue(
  db: Database,
  {id, execucao}: ClaimedBatchJob,
  {counts}: {counts: boolean},
): Promise<void> {
  await db.tx(() =>
    db.query(sql`
      UPDATE trabalho SET estado = ${stateAfter('rodando', 'devolver')}, tentativas = greatest(tentativas - ${counts ? 0 : 1}, 0)
       WHERE id = ${id} AND execucao = ${execucao} AND estado = 'rodando'`),
  );
}
