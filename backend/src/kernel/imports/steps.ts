import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {RunningBatchJob} from '../batch-jobs/kind';

/** What checking and writing need of the batch job that does them. */
export type ImportSteps = Pick<RunningBatchJob, 'step' | 'saveProgress' | 'cancelled' | 'checkpoint' | 'done'>;

/** For a call that waits for the end: nobody watches it, and what breaks off is undone by whoever began it. */
export const synchronousSteps = (db: Database): ImportSteps => ({
  checkpoint: undefined,
  done: 0,
  step: run => db.tx(run),
  saveProgress: () => Promise.resolve(),
  cancelled: () => Promise.resolve(false),
});

/** One statement over a million lines takes longer than any of a call's; to the end of the open transaction. */
export const withLongStatementTimeout = (db: Database) =>
  db.query(sql`SELECT set_config('statement_timeout', '15min', true)`);
