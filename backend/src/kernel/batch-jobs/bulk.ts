import type {ZodType} from 'zod';
import {countOf, type Call} from '@clube/domain';
import {idempotent, type IdempotentAnswer} from '../idempotency';
import type {Database} from '../persistence/database';
import type {ListDefinition} from '../lists/list';
import {rowsOfList} from './of-list';
import type {BatchJobRow} from './rows';
import type {BatchJobs} from './batch-jobs';

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
  {list, rowName, each, batch, ...kind}: BulkKind<P>,
): (start: BulkStart<P>) => Promise<IdempotentAnswer<BulkStarted>> {
  const batchJob = batchJobs.define<P>({
    ...kind,
    async run(execution) {
      await batchJobs.eachRow(execution, row => each(row, execution.params), {batch});
    },
  });
  return ({titulo, filtro, params}) =>
    idempotent(db, kind.right, {filtro, params}, async () => {
      const rows = rowsOfList(list, filtro, rowName);
      const begun = await batchJobs.start(batchJob, {titulo, params, rows});
      return {
        mensagem: `Trabalho iniciado: ${countOf(begun.total, 'linha', 'linhas')} para fazer. Acompanhe em Trabalhos.`,
        ...begun,
      };
    });
}
