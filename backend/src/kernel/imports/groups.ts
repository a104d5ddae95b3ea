import type {ImportacaoMode} from '@clube/domain';
import type {Database} from '../persistence/database';
import type {Logger} from '../logging/logger';
import {sql} from '../persistence/sql';
import {attempt} from '../batch-jobs/rows';
import type {GroupWriter, ImportKind} from './kind';
import {CheckExpired} from './refusals';
import {countStoredLines} from './staging';
import type {ImportSteps} from './steps';
import type {StoredImport} from './stored';
import {finish, type Outcome} from './writing';

/** How many groups one query reads. */
const GROUPS_PER_QUERY = 2000;

/** SQL: the columns set when writing starts. Groups are counted one by one from then on. */
export const startOfWriting = ({groupOf}: ImportKind, modo: ImportacaoMode) =>
  sql`modo = ${modo}, novas = CASE WHEN ${groupOf !== undefined} THEN 0 ELSE novas END`;

interface Dependencies {
  db: Database;
  log: Logger;
  batchJob: ImportSteps;
  kind: ImportKind;
  writer: GroupWriter;
  /** What it has written can be undone. */
  undoable: boolean;
}

/**
 * Writes the valid groups, each in a transaction with the results of its lines and the import's counts, so that a crash
 * loses only the open group, none is written twice, and what was written before the end is known and can be undone. The
 * lines of a refused group are marked as invalid.
 * @returns undefined when the import was cancelled; groups that were written before stay
 * @throws CheckExpired when the checked lines are not all stored any more
 */
export async function writeGroups(deps: Dependencies, stored: StoredImport): Promise<Outcome | undefined> {
  const {db, batchJob} = deps;
  const {id} = stored;
  if ((await countStoredLines(db, id)) !== stored.linhas) throw CheckExpired();
  for (;;) {
    const groups = await db.query(sql<{linhas: number[]}>`
      SELECT array_agg(linha ORDER BY linha) AS linhas FROM importacao_linha
       WHERE importacao_id = ${id} AND situacao = 'nova' GROUP BY chave ORDER BY min(linha) LIMIT ${GROUPS_PER_QUERY}`);
    if (groups.length === 0) break;
    for (const {linhas} of groups) {
      if (await batchJob.cancelled()) return undefined;
      await batchJob.step(() => writeGroup(deps, stored, linhas));
    }
  }
  return batchJob.step(async () => {
    const written = await db.one(sql<{novas: number | null}>`SELECT novas FROM importacao WHERE id = ${id}`);
    const outcome = {novas: written?.novas ?? 0, mudadas: 0, iguais: 0};
    await finish(db, stored, outcome);
    return outcome;
  });
}

async function writeGroup(
  {db, log, batchJob, kind, writer, undoable}: Dependencies,
  {id, parametros}: StoredImport,
  group: readonly number[],
) {
  const lines = await db.query(sql<{linha: number; valores: Record<string, unknown>}>`
    SELECT linha, valores FROM importacao_linha
     WHERE importacao_id = ${id} AND linha = ANY(${group}) AND situacao = 'nova' ORDER BY linha FOR UPDATE`);
  if (lines.length === 0) return;
  const linhas = lines.map(({linha}) => linha);
  const valores = lines.map(line => line.valores);
  let returnedMessage: string | undefined;
  const refused = await attempt(db, log, async () => {
    returnedMessage = await writer({importacao: id, linhas, valores, parametros});
  });
  const mensagem = refused?.body.erro ?? returnedMessage;
  const errors = mensagem === undefined ? null : JSON.stringify([{campo: '', mensagem}]);
  await db.query(sql`
    UPDATE importacao_linha SET situacao = ${errors ? 'erro' : 'igual'}, erros = ${errors}::jsonb
     WHERE importacao_id = ${id} AND linha = ANY(${linhas})`);
  const [novas, erros] = errors ? [0, lines.length] : [kind.countsLines ? lines.length : 1, 0];
  await db.query(sql`
    UPDATE importacao SET novas = novas + ${novas}, erros = erros + ${erros},
           auditoria_antes = coalesce(auditoria_antes, ${undoable && novas > 0 ? 0 : null}::bigint) WHERE id = ${id}`);
  await batchJob.saveProgress({done: batchJob.done + lines.length});
}
