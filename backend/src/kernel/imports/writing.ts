import {AsyncLocalStorage} from 'node:async_hooks';
import {audit} from '../audit/audit';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {ImportKind, LineRange} from './kind';
import {CheckExpired} from './refusals';
import {countStoredLines} from './staging';
import type {ImportSteps} from './steps';
import {scopeOf, type StoredImport} from './stored';
import {Cancelled, writeExclusively} from './write-exclusively';

/** Lines per statement: it takes a few seconds, and a cancellation is noticed after each. */
const LINES_A_STATEMENT = 40_000;
/**
 * Maximum of repetitions of one statement; each writes lines that a concurrent insert kept the previous one from
 * writing.
 */
const MAX_RUNS = 20;

export interface Outcome {
  novas: number;
  mudadas: number;
  iguais: number;
}

interface Dependencies {
  db: Database;
  kind: ImportKind;
  batchJob: ImportSteps;
}

/**
 * Writes the valid lines in one transaction, one import of a kind at a time. Returns undefined when it was cancelled:
 * then nothing is written.
 * @throws CheckExpired when the checked lines are not all stored any more
 */
export async function writeLines(deps: Dependencies, stored: StoredImport): Promise<Outcome | undefined> {
  const {batchJob} = deps;
  // Progress is saved on another connection while the transaction is open, so that people can see it.
  const beside = AsyncLocalStorage.snapshot();
  const reportProgress = (done: number): Promise<void> => beside(() => batchJob.saveProgress({done}));
  return writeExclusively(deps, () => writeAll(deps, stored, reportProgress));
}

async function writeAll(
  {db, kind, batchJob}: Dependencies,
  stored: StoredImport,
  reportProgress: (done: number) => Promise<void>,
): Promise<Outcome> {
  const before = await db.one(sql<{last: string}>`SELECT coalesce(max(id), 0)::text AS last FROM auditoria`);
  // Search indexes are updated in larger batches, which is several times as fast.
  await db.query(sql`SELECT set_config('work_mem', '32MB', true), set_config('gin_pending_list_limit', '16MB', true)`);
  if ((await countStoredLines(db, stored.id)) !== stored.linhas) throw CheckExpired();
  const scope = scopeOf(stored);
  if (kind.lock) await db.query(kind.lock(scope));
  const last = await db.one(
    sql<{last: number | null}>`SELECT max(linha) AS last FROM importacao_linha WHERE importacao_id = ${stored.id}`,
  );
  const sum: Outcome = {novas: 0, mudadas: 0, iguais: 0};
  let done = 0;
  for (let after = 0; after < (last?.last ?? 0); after += LINES_A_STATEMENT) {
    if (await batchJob.cancelled()) throw new Cancelled();
    done += await writeRange({db, kind}, scope, {after, upTo: after + LINES_A_STATEMENT}, sum);
    await reportProgress(done);
  }
  await finish(db, stored, sum);
  if (kind.undo && sum.novas + sum.mudadas > 0)
    await db.query(sql`UPDATE importacao SET auditoria_antes = ${before?.last ?? '0'}::bigint WHERE id = ${stored.id}`);
  await batchJob.saveProgress({done});
  return sum;
}

/** Returns how many lines it wrote and adds them to `sum`. */
async function writeRange(
  {db, kind}: Pick<Dependencies, 'db' | 'kind'>,
  scope: ReturnType<typeof scopeOf>,
  range: LineRange,
  sum: Outcome,
): Promise<number> {
  let [made, changed] = [0, 0];
  for (let run = 1; ; run++) {
    const written = kind.write && (await db.one(kind.write(scope, range)));
    if (!written) throw new Error('a write answered nothing');
    made += written.made;
    changed += written.changed;
    if (written.made + written.changed + written.same === written.lines) {
      sum.novas += made;
      sum.mudadas += changed;
      // A line that one run inserted counts as unchanged in the next.
      sum.iguais += written.lines - made - changed;
      return written.lines;
    }
    if (run === MAX_RUNS) throw new Error('the lines of an import are changed faster than they are written');
  }
}

/** Stores the end of the import and its totals. */
export async function finish(db: Database, {id, tipo}: StoredImport, {novas, mudadas, iguais}: Outcome): Promise<void> {
  await db.query(sql`
    UPDATE importacao SET estado = 'concluida', novas = ${novas}, mudadas = ${mudadas}, iguais = ${iguais},
           terminada_em = ${currentContext().now} WHERE id = ${id}`);
  await audit(db, {action: 'importar', entity: 'importacao', entityId: id, after: {tipo, novas, mudadas, iguais}});
}
