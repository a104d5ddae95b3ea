import type {ZodType} from 'zod';
import type {Call} from '@clube/domain';
import type {ActorOf} from '../context';

/** The queue's job that runs a batch job. */
export const BATCH_JOB = 'kernel.trabalho';
/** The queue's job that recovers batch jobs whose server is gone. */
export const RECOVERY_JOB = 'kernel.trabalhos';

/** How far a batch job is. Counts are of all of it, not of the last step. */
export interface Progress {
  done: number;
  failed?: number;
  total?: number;
  /** Whatever the kind needs to go on from here after a kill; JSON. */
  checkpoint?: unknown;
}

/** A batch job while it runs, as its kind sees it. */
export interface RunningBatchJob<P extends object = object> {
  readonly id: number;
  readonly params: P;
  /** Who started it, with the rights of now. */
  readonly ator: ActorOf<'painel'>;
  /** What was kept last; undefined at first. */
  readonly checkpoint: unknown;
  readonly done: number;
  readonly failed: number;
  readonly total: number | undefined;
  /**
   * Runs one step in one transaction, at a moment of its own, as who started the batch job, with the rights of now.
   * @throws NotPermitted when these rights are gone
   */
  step<T>(run: () => Promise<T>): Promise<T>;
  /**
   * Saves how far the batch job is; joins the open transaction, so that a step and its checkpoint are committed together. Call
   * it last in a step: from there on whoever wants to cancel waits for the commit.
   * @throws BatchJobLost when another copy of the server has claimed the batch job: the step is rolled back
   */
  saveProgress(progress: Progress): Promise<void>;
  /**
   * Whether it was cancelled: then return, and the batch job is `cancelado`.
   * @throws BatchJobRequeued when the server goes down; let it through, the batch job is resumed from its checkpoint
   */
  cancelled(): Promise<boolean>;
}

/** A kind of batch job. Registered by `batchJobs.define`. */
export interface BatchJobKind<P extends object = object> {
  /** `premios.ativar` */
  name: string;
  /** Who may make this call may run the batch job: checked at the start and before every step. */
  right: Call;
  /** What it is started with, as it is kept (JSON) and read again. */
  params: ZodType<P>;
  /**
   * Runs the batch job, and may be called again after a crash: it goes on from `batchJob.checkpoint`. What it answers is the result
   * (JSON): its `mensagem` is shown to who started it. What it refuses (`Recusa`) ends the batch job with that text; any other
   * error has it tried again, three times without progress at most.
   */
  run(batchJob: RunningBatchJob<P>): Promise<object | void>;
}

/** Another copy of the server has the batch job: this one must write nothing more. */
export class BatchJobLost extends Error {}
/** The server goes down: the batch job goes back into the queue. */
export class BatchJobRequeued extends Error {}
