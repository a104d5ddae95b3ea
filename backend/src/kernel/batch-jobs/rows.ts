import {maybeContext} from '../context';
import type {Logger} from '../logging/logger';
import {Refusal} from '../refusals/refusals';
import {toRefusal} from '../refusals/reject';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {RunningBatchJob} from './kind';

/** One of the rows that a batch job was started for. */
export interface BatchJobRow {
  ordem: number;
  /** The row's key in its own table, as text. */
  chave: string;
  /** The row's label. */
  nome: string | null;
}

export interface EachRowDependencies {
  db: Database;
  log: Logger;
}

/**
 * Processes every pending row exactly once: the change of a row, its result and the progress commit together. `each`
 * must read the row again, as it may have changed since the start. A `Refusal` that it throws becomes the result of
 * that row, and the next rows go on; a `Refusal` that it returns is a result too, but keeps what was written with it.
 * Resolves to `true` when all rows are done, to `false` when the batch job was cancelled. `batch` is the number of rows
 * that share a transaction: several times as fast, but other transactions wait for the locks of the whole batch, so use
 * it only where changing a row locks that row alone.
 * @throws errors that no row has caused (lost database, revoked rights), after which the batch job is retried or ends
 */
export async function eachRow(
  {db, log}: EachRowDependencies,
  batchJob: RunningBatchJob,
  each: (row: BatchJobRow) => Promise<unknown>,
  {batch = 1} = {},
): Promise<boolean> {
  for (let after = 0; ;) {
    // A cancellation after the last row comes too late.
    if (batchJob.done === batchJob.total) return true;
    if (await batchJob.cancelled()) return false;
    const last = await batchJob.step(async () => {
      const rows = await db.query(sql<BatchJobRow>`
        SELECT ordem, chave, nome FROM trabalho_linha
         WHERE trabalho_id = ${batchJob.id} AND estado = 'pendente' AND ordem > ${after} ORDER BY ordem LIMIT ${batch} FOR UPDATE`);
      let {failed} = batchJob;
      for (const row of rows) {
        const refused = await attempt(db, log, () => each(row));
        if (refused) failed++;
        await db.prepared(sql`
          UPDATE trabalho_linha SET estado = ${refused ? 'falhou' : 'feita'}, mensagem = ${refused?.body.erro ?? null}
           WHERE trabalho_id = ${batchJob.id} AND ordem = ${row.ordem}`);
      }
      if (rows.length > 0) await batchJob.saveProgress({done: batchJob.done + rows.length, failed});
      return rows.at(-1)?.ordem;
    });
    if (last === undefined) return true;
    after = last;
  }
}

/** Runs inside a savepoint: when it throws, only the writes of this row are rolled back, and what was to follow their commit is dropped. */
export async function attempt(db: Database, log: Logger, run: () => Promise<unknown>): Promise<Refusal | undefined> {
  await db.query(sql`SAVEPOINT linha`);
  const following = maybeContext()?.afterCommit;
  const before = following?.length ?? 0;
  try {
    const answer = await run();
    await db.query(sql`RELEASE SAVEPOINT linha`);
    return answer instanceof Refusal ? answer : undefined;
  } catch (error) {
    const refusal = ofTheRow(error, log);
    await db.query(sql`ROLLBACK TO SAVEPOINT linha`);
    following?.splice(before);
    return refusal;
  }
}

const BUSY = 'O registro estava em uso por outra pessoa. Tente de novo.';

/**
 * Returns the refusal of a row.
 * @throws the error itself if it does not concern the row: a deadlock, which repeats the transaction, or a lost
 * database
 */
function ofTheRow(error: unknown, log: Logger): Refusal {
  const code = (error as {code?: unknown} | undefined)?.code;
  if (code === '55P03') return new Refusal(503, 'INDISPONIVEL', BUSY);
  if (code === '40P01' || code === '40001') throw error;
  const refusal = toRefusal(error, log);
  if (refusal.status > 500) throw error;
  return refusal;
}
