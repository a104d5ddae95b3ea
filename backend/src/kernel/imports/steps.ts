import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {RunningBatchJob} from '../batch-jobs/kind';

/** The part of a batch job that checking and writing use. */
export type ImportSteps = Pick<RunningBatchJob, 'step' | 'saveProgress' | 'cancelled' | 'checkpoint' | 'done'>;

/** Steps of an import within one request: progress is not saved, and the caller rolls back a failure. */
export const synchronousSteps = (db: Database): ImportSteps => ({
  checkpoint: undefined,
  done: 0,
  step: run => db.tx(run),
  saveProgress: () => Promise.resolve(),
  cancelled: () => Promise.resolve(false),
});

/**
 * Raises the statement timeout to the end of the open transaction: one statement over a million lines exceeds a
 * request's limit.
 */
export const withLongStatementTimeout = (db: Database) =>
  db.query(sql`SELECT set_config('statement_timeout', '15min', true)`);
