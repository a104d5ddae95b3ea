import {Deadline, type InterruptionReason} from '@clube/confined';
import type {DocumentReading} from '../document/types';
import type {ReadingLimits} from './limits';
import type {ReadingJob} from './protocol';

/** The outcome of a reading: a document, or an interruption with the partial result. */
export type Outcome =
  | {kind: 'lido'; document: DocumentReading}
  | {kind: 'interrompido'; reason: InterruptionReason; partial?: DocumentReading; origin?: string};

/** The current reading of a process, with its time limit; settled once. */
export class CurrentReading {
  /** Rejects with the error of fetching a file of the receipt. */
  readonly outcome: Promise<Outcome>;
  /** Why the server is ending the process, if it does. */
  reason?: InterruptionReason;
  private partial?: DocumentReading;
  private last: Promise<void> = Promise.resolve();
  private readonly deadline: Deadline;
  private resolve!: (outcome: Outcome) => void;
  private reject!: (error: unknown) => void;

  constructor(
    readonly id: number,
    private readonly job: ReadingJob,
    private readonly limits: ReadingLimits,
    pid: number | undefined,
    onExpired: () => void,
  ) {
    this.outcome = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.deadline = new Deadline(pid, onExpired);
    this.setDeadline();
  }

  /** The bytes of the receipt's file with this index; undefined if there is none. */
  async content(file: number): Promise<Buffer | undefined> {
    return this.job.files[file]?.content();
  }

  /** Runs work one after the other, so that a process that ignores responses cannot fill the server's memory. */
  inOrder(work: () => Promise<void>): void {
    this.last = this.last.then(work);
  }

  advance(partial: DocumentReading): void {
    this.partial = partial;
    this.setDeadline();
  }

  finish(document: DocumentReading): void {
    this.deadline.stop();
    this.resolve({kind: 'lido', document});
  }

  interrupt(reason: InterruptionReason, origin?: string): void {
    this.deadline.stop();
    const {partial} = this;
    this.resolve({
      kind: 'interrompido',
      reason: this.reason ?? reason,
      ...(partial ? {partial} : {}),
      ...(origin ? {origin} : {}),
    });
  }

  fail(error: unknown): void {
    this.deadline.stop();
    this.reject(error);
  }

  /** Sets the time limit per page; the number of pages is known with the first partial result. */
  private setDeadline(): void {
    const pages = Math.max(1, this.job.files.length, this.partial?.medidas.paginas ?? 0);
    this.deadline.set(Math.min(this.limits.totalTime, pages * this.limits.timePerPage));
  }
}
