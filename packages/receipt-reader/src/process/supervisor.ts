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
  /** How many receipts are read at the same time; further ones wait. */
  processes?: number;
  limits?: Partial<ReadingLimits>;
  /** The program of the reading process. */
  entry?: string;
  /** Called for readings that were cut short; `origin` says where in the program, if it was a fault of its own. */
  onInterrupted?(reason: InterruptionReason, origin?: string): void;
}

/** The server is going down: the receipt was not read and should be tried again elsewhere. */
export class ReaderStopped extends Error {
  constructor() {
    super('the reader was stopped');
    this.name = 'ReaderStopped';
  }
}

/** Hands receipts to reading processes, keeps the processes in their bounds and replaces them. */
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

  /** The identifiers of the processes that live. */
  get pids(): number[] {
    return this.all.flatMap(({pid}) => (pid === undefined ? [] : [pid]));
  }

  /** Never throws for what a file holds: what could not be read, or not to the end, says so in its notices.
   * `today` bounds the dates believed. Throws when no process could be started, what kept a file from being fetched,
   * and ReaderStopped once stopped. */
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

  /** Ends the processes; readings under way and waiting are refused with ReaderStopped. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const wake of this.waiting.splice(0)) wake(undefined);
    for (const timer of this.idleTimers.values()) clearTimeout(timer);
    await Promise.all(this.all.map(child => child.terminate()));
  }

  /**
   * A second try in a fresh process: where other receipts that the first had read may be to blame, and where it died of
   * nothing that its document is known to have done (the system was short of memory, say).
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
