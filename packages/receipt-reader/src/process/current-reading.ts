import {Deadline, type InterruptionReason} from '@clube/confined';
import type {DocumentReading} from '../document/types';
import type {ReadingLimits} from './limits';
import type {ReadingJob} from './protocol';

/** How a reading ended: with a document, or cut short with what there was until then. */
export type Outcome =
  | {kind: 'lido'; document: DocumentReading}
  | {kind: 'interrompido'; reason: InterruptionReason; partial?: DocumentReading; origin?: string};

/** What the process is doing, with its time; settled once. */
export class CurrentReading {
  /** Rejects with what kept a file of the receipt from being fetched. */
  readonly outcome: Promise<Outcome>;
  /** Why it is being ended, where the server does that. */
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

  /** The bytes of one of the receipt's files; undefined when it has none of that number. */
  async content(file: number): Promise<Buffer | undefined> {
    return this.job.files[file]?.content();
  }

  /** One after the other: who asks and does not take what it gets must not fill the server's memory. */
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

  /** So much a page: how many there are is known with the first part of the result. */
  private setDeadline(): void {
    const pages = Math.max(1, this.job.files.length, this.partial?.medidas.paginas ?? 0);
    this.deadline.set(Math.min(this.limits.totalTime, pages * this.limits.timePerPage));
  }
}
