import type {ZodType} from 'zod';
import type {Call} from '@clube/domain';
import type {ActorOf} from '../context';

/** The job that does a work. */
export const BATCH_JOB = 'kernel.trabalho';
/** The job that looks for works that nobody is at. */
export const RECOVERY_JOB = 'kernel.trabalhos';

/** How far a work is. Counts are of the whole work, not of the last step. */
export interface Progress {
  done: number;
  failed?: number;
  total?: number;
  /** Whatever the kind needs to go on from here after a kill; JSON. */
  checkpoint?: unknown;
}

/** A work that is being done, as its kind sees it. */
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
   * Runs one step in one transaction, at a moment of its own, as who started the work with the rights of now.
   * @throws NotPermitted when these rights are gone
   */
  step<T>(run: () => Promise<T>): Promise<T>;
  /**
   * Keeps how far the work is; joins the open transaction, so that a step and its mark hold together or not at all. Call
   * it last in a step: from there on whoever wants to cancel waits for the commit.
   * @throws BatchJobLost when another copy of the server has taken the work up: the step is undone
   */
  saveProgress(progress: Progress): Promise<void>;
  /**
   * Whether it was asked to end: then return, and the work is `cancelado`.
   * @throws BatchJobRequeued when the server goes down; let it through, the work is taken up again from what was kept
   */
  cancelled(): Promise<boolean>;
}

/** A kind of long work. Registered by `works.define`. */
export interface BatchJobKind<P extends object = object> {
  /** `premios.ativar` */
  name: string;
  /** Who may make this call may have this work done: asked at the start and before every step. */
  right: Call;
  /** What it is started with, as it is kept (JSON) and read again. */
  params: ZodType<P>;
  /**
   * Does the work, and may be called again after a kill: it goes on from `work.mark`. What it answers is the work's result
   * (JSON): its `mensagem` is shown to who started it. What it refuses (`Recusa`) ends the work with that text; any other
   * error has it tried again, three times without progress at most.
   */
  run(batchJob: RunningBatchJob<P>): Promise<object | void>;
}

/** Another copy of the server has the work: nothing of this one's is to be written any more. */
export class BatchJobLost extends Error {}
/** The server goes down: the work goes back into the queue. */
export class BatchJobRequeued extends Error {}
