import {z, type ZodType} from 'zod';
import {countOf, type Call} from '@clube/domain';
import {idempotent, type IdempotentAnswer} from '../idempotency';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {Refusal} from '../refusals/refusals';
import type {ListDefinition} from '../lists/list';
import {rowsOfList} from './of-list';
import type {BatchJobRow} from './rows';
import type {BatchJobs, StartedBatchJob} from './batch-jobs';
import {ChangedSince} from './refusals';

/** A change that is applied to every row of a list that a filter matches. */
export interface BulkKind<P extends object> {
  /** `premios.ativar` */
  name: string;
  /** The call whose permission is required. */
  right: Call;
  list: ListDefinition;
  /** SQL expression over the list's tables for the label of a row. No personal data: it is stored with the results. */
  rowName: string;
  params: ZodType<P>;
  /** See `eachRow`. */
  batch?: number;
  /** Changes one row, which it must read again. A refusal that it throws becomes the result of that row. */
  each(row: BatchJobRow, params: P): Promise<unknown>;
  /**
   * Undoes the change of one row, which it must read again and refuse when it has changed since (`ChangedSince`).
   * `done` is what `each` returned for that row, JSON; absent: the change cannot be undone.
   */
  undo?(row: BatchJobRow, done: unknown, trabalho: number): Promise<unknown>;
}

export interface BulkStart<P extends object> {
  titulo: string;
  filtro: object;
  params: P;
}

export interface BulkStarted {
  mensagem: string;
  trabalho: number;
  total: number;
}

/** Defines the batch job, and returns the function that starts it, once per idempotency key. */
export function defineBulk<P extends object>(
  {batchJobs, db}: {batchJobs: BatchJobs; db: Database},
  {list, rowName, each, undo, batch, ...kind}: BulkKind<P>,
): (start: BulkStart<P>) => Promise<IdempotentAnswer<BulkStarted>> {
  const undoing = undo && defineUndo({batchJobs, db}, {...kind, batch, undo});
  const batchJob = batchJobs.define<P>({
    ...kind,
    ...(undoing && {undoneBy: undoing.name}),
    async run(execution) {
      const {id} = execution;
      const change = async (row: BatchJobRow) => {
        const done = await each(row, execution.params);
        if (undo && !(done instanceof Refusal))
          await db.prepared(sql`
            UPDATE trabalho_linha SET feito = ${JSON.stringify(done ?? null)}::jsonb WHERE trabalho_id = ${id} AND ordem = ${row.ordem}`);
        return done;
      };
      await batchJobs.eachRow(execution, change, {batch});
    },
  });
  return ({titulo, filtro, params}) =>
    idempotent(db, kind.right, {filtro, params}, async () => {
      const rows = rowsOfList(list, filtro, rowName);
      const begun = await batchJobs.start(batchJob, {titulo, params, rows});
      return startedAnswer(begun);
    });
}

/** What the start of a batch job answers. */
export const startedAnswer = (begun: StartedBatchJob): BulkStarted => ({
  mensagem: `Trabalho iniciado: ${countOf(begun.total, 'linha', 'linhas')} para fazer. Acompanhe em Trabalhos.`,
  ...begun,
});

/** Defines the batch job that undoes another one's rows, each with what was stored for it. */
function defineUndo(
  {batchJobs, db}: {batchJobs: BatchJobs; db: Database},
  {
    name,
    right,
    batch,
    undo,
  }: Pick<BulkKind<object>, 'name' | 'right' | 'batch'> & Required<Pick<BulkKind<object>, 'undo'>>,
) {
  return batchJobs.define({
    name: `${name}.desfazer`,
    right,
    params: z.object({trabalho: z.int()}),
    async run(execution) {
      const {trabalho} = execution.params;
      const undoRow = async (row: BatchJobRow) => {
        const stored = await db.one(sql<{feito: unknown}>`
          SELECT feito FROM trabalho_linha WHERE trabalho_id = ${trabalho} AND chave = ${row.chave} AND estado = 'feita' AND feito IS NOT NULL`);
        if (!stored) throw ChangedSince();
        return undo(row, stored.feito, trabalho);
      };
      await batchJobs.eachRow(execution, undoRow, {batch});
    },
  });
}
