import type {ZodType} from 'zod';
import type {Call} from '@clube/domain';
import type {ActorOf} from '../context';

/** The queue's job that runs a batch job. */
export const BATCH_JOB = 'kernel.trabalho';
/** The queue's job that recovers batch jobs whose server is gone. */
export const RECOVERY_JOB = 'kernel.trabalhos';

/** Progress of a batch job. The counts are totals since its start, not those of the last step. */
export interface Progress {
  done: number;
  failed?: number;
  total?: number;
  /** The state that the kind needs to resume after a crash; JSON. */
  checkpoint?: unknown;
}

/** A running batch job, as its kind sees it. */
export interface RunningBatchJob<P extends object = object> {
  readonly id: number;
  readonly params: P;
  /** Who started it, with the permissions that this person has now. */
  readonly ator: ActorOf<'painel'>;
  /** The last saved checkpoint; undefined on the first run. */
  readonly checkpoint: unknown;
  readonly done: number;
  readonly failed: number;
  readonly total: number | undefined;
  /**
   * Runs one step in one transaction, with its own `now`, as the person who started the batch job and with the
   * permissions that this person has now.
   * @throws NotPermitted when these rights are gone
   */
  step<T>(run: () => Promise<T>): Promise<T>;
  /**
   * Saves the progress. It joins the open transaction, so a step and its checkpoint commit together. Call it last in a
   * step: from then on a cancellation has to wait for the commit.
   * @throws BatchJobLost when another copy of the server has claimed the batch job: the step is rolled back
   */
  saveProgress(progress: Progress): Promise<void>;
  /**
   * Whether the batch job was cancelled. If so, return: its state becomes `cancelado`.
   * @throws BatchJobRequeued when the server goes down; let it through, the batch job is resumed from its checkpoint
   */
  cancelled(): Promise<boolean>;
}

/** A kind of batch job. Registered by `batchJobs.define`. */
export interface BatchJobKind<P extends object = object> {
  /** `premios.ativar` */
  name: string;
  /** The call whose permission is required, checked at the start and before every step. */
  right: Call;
  /** The parameters it is started with, stored as JSON. */
  params: ZodType<P>;
  /** The name of the kind that undoes what it did, whose parameter `trabalho` is this one's id; absent: it stays done. */
  undoneBy?: string;
  /**
   * Runs the batch job. After a crash it is called again and must resume from `batchJob.checkpoint`. The returned
   * result (JSON) is stored, and its `mensagem` is shown to who started it. A thrown `Refusal` ends the batch job with
   * that text; after any other error it is retried, at most three times without progress.
   */
  run(batchJob: RunningBatchJob<P>): Promise<object | void>;
}

/** The rights of all kinds that were defined, by name. */
export const BATCH_JOB_RIGHTS = new Map<string, Call>();

/** Thrown when another copy of the server has taken over the batch job: this one must not write any more. */
export class BatchJobLost extends Error {}
/** Thrown when the server shuts down: the batch job goes back into the queue. */
export class BatchJobRequeued extends Error {}
