import {join} from 'node:path';
import type {InterruptionReason} from '@clube/confined';
import type {CivilDate} from '@clube/domain';
import type {FileToRead, DocumentReading} from '../document/types';
import type {Outcome} from './current-reading';
import {ReadingChild} from './reading-child';
import {interrupted} from './interrupted';
import {READING_LIMITS, type ReadingLimits} from './limits';
import type {ReadingJob} from './protocol';

export interface SupervisorOptions {
  /** Maximum number of receipts read at the same time; others wait. */
  processes?: number;
  limits?: Partial<ReadingLimits>;
  /** Path of the reading process's main file. */
  entry?: string;
  /** Called for interrupted readings; `origin` is the place in the program if it failed by an error. */
  onInterrupted?(reason: InterruptionReason, origin?: string): void;
}

/** The server is shutting down; the receipt was not read and should be retried by another server. */
export class ReaderStopped extends Error {
  constructor() {
    super('the reader was stopped');
    this.name = 'ReaderStopped';
  }
}

/** Assigns receipts to reading processes, enforces the limits of the processes and replaces them. */
export class Supervisor {
  private readonly limits: ReadingLimits;
  private readonly free: ReadingChild[];
  private readonly all: ReadingChild[];
  private readonly waiting: ((child: ReadingChild | undefined) => void)[] = [];
  private readonly idleTimers = new Map<ReadingChild, NodeJS.Timeout>();
  private stopped = false;

  constructor(private readonly options: SupervisorOptions = {}) {
    const {processes = 1, limits = {}, entry = join(__dirname, 'child', 'read.js')} = options;
    this.limits = {...READING_LIMITS, ...limits};
    this.all = Array.from({length: Math.max(1, processes)}, () => new ReadingChild(entry, this.limits));
    this.free = [...this.all];
  }

  /** The ids of the running processes. */
  get pids(): number[] {
    return this.all.flatMap(({pid}) => (pid === undefined ? [] : [pid]));
  }

  /** Reads a receipt. Never throws because of a file's content; incomplete readings have warnings. Later dates than
   * `today` are rejected. Throws when no process can be started, the error of fetching a file, and ReaderStopped once
   * stopped. */
  async read(files: readonly FileToRead[], today: CivilDate): Promise<DocumentReading> {
    const start = performance.now();
    const child = await this.take();
    try {
      this.going();
      const outcome = await this.tryTwice(child, {
        files,
        today,
        deadlineMs: Math.max(0, this.limits.totalTime - this.limits.timePerPage),
        perPageMs: this.limits.timePerPage,
      });
      this.going();
      if (outcome.kind === 'lido') return outcome.document;
      this.options.onInterrupted?.(outcome.reason, outcome.origin);
      return interrupted(outcome.reason, performance.now() - start, outcome.partial);
    } catch (error) {
      throw this.stopped ? new ReaderStopped() : error;
    } finally {
      await this.giveBack(child);
    }
  }

  private going(): void {
    if (this.stopped) throw new ReaderStopped();
  }

  /** Ends the processes; running and waiting readings are rejected with ReaderStopped. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const wake of this.waiting.splice(0)) wake(undefined);
    for (const timer of this.idleTimers.values()) clearTimeout(timer);
    await Promise.all(this.all.map(child => child.terminate()));
  }

  /**
   * Retries in a new process if earlier receipts of the process may be the cause, or if it ended for a reason that is
   * not known to come from the document, such as a system out of memory.
   */
  private async tryTwice(child: ReadingChild, job: ReadingJob): Promise<Outcome> {
    const usedBefore = child.alive && child.readCount > 0;
    const outcome = await child.read(job);
    if (outcome.kind === 'lido' || outcome.reason === 'time' || child.alive || this.stopped) return outcome;
    return usedBefore || outcome.reason === 'fault' ? child.read(job) : outcome;
  }

  private async take(): Promise<ReadingChild> {
    const child = this.stopped
      ? undefined
      : (this.free.pop() ?? (await new Promise<ReadingChild | undefined>(wake => this.waiting.push(wake))));
    if (!child) throw new ReaderStopped();
    clearTimeout(this.idleTimers.get(child));
    return child;
  }

  private async giveBack(child: ReadingChild): Promise<void> {
    const wornOut = child.readCount >= this.limits.maxDocuments || child.rss > this.limits.replaceAboveRss;
    if (child.alive && wornOut) await child.terminate();
    if (!child.alive) child.readCount = child.rss = 0;
    const wake = this.waiting.shift();
    if (wake) return wake(child);
    this.free.push(child);
    const timer = setTimeout(() => void child.terminate(), this.limits.idleTime);
    this.idleTimers.set(child, timer.unref());
  }
}
