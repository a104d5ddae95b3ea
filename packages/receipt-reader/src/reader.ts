import {join} from 'node:path';
import type {CivilDate} from '@clube/domain';
import type {FileToRead, Content, DocumentReading} from './document/types';
import {
  TASK_LIMITS,
  ReaderStopped,
  Supervisor,
  TaskInterrupted,
  runInProcess,
  type InterruptionReason,
} from './process';

export interface ReceiptReaderOptions {
  /** How many receipts are read at the same time; further ones wait. Default 1. */
  processes?: number;
  /** Told of readings that were cut short; `origin` says where in the program, if it was a fault of its own. */
  onInterrupted?(reason: InterruptionReason, origin?: string): void;
}

/** Reads receipts in processes of their own, which cannot hurt whoever asks. */
export class ReceiptReader {
  private readonly supervisor: Supervisor;
  private readonly end = new AbortController();
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor({processes, onInterrupted}: ReceiptReaderOptions = {}) {
    this.supervisor = new Supervisor({
      ...(processes === undefined ? {} : {processes}),
      ...(onInterrupted ? {onInterrupted} : {}),
    });
  }

  /**
   * Reads the files of one receipt; `today` bounds the dates that are believed. Never throws for what they contain: an
   * unreadable, hostile or endless file ends as an unread receipt with a notice. Throws what kept a file from being
   * fetched, and ReaderStopped once stopped.
   */
  read(files: readonly FileToRead[], today: CivilDate): Promise<DocumentReading> {
    return this.supervisor.read(files, today);
  }

  /** How many pages the PDF has; undefined when it cannot be opened. Does not wait for what is being read. */
  countPages(content: Content): Promise<number | undefined> {
    return this.task<number>('count-pages', content);
  }

  /** A picture that cannot be shown as it came (HEIC, say) as a JPEG; undefined when it cannot be decoded within limits. */
  preview(content: Content): Promise<Uint8Array | undefined> {
    return this.task<Uint8Array>('preview', content);
  }

  /** Ends the processes; what is read or waits is refused with ReaderStopped. */
  async stop(): Promise<void> {
    this.end.abort();
    await this.supervisor.stop();
  }

  /** Those of a kind one after the other: each may take as much memory as a reading. */
  private task<Result>(program: string, content: Content): Promise<Result | undefined> {
    const turn = (this.queues.get(program) ?? Promise.resolve()).then(() => this.run<Result>(program, content));
    this.queues.set(
      program,
      turn.catch(() => undefined),
    );
    return turn;
  }

  private async run<Result>(program: string, content: Content): Promise<Result | undefined> {
    const entry = join(__dirname, 'process', 'child', `${program}.js`);
    try {
      return await runInProcess<Result>(entry, await content(), {limits: TASK_LIMITS, signal: this.end.signal});
    } catch (error) {
      if (this.end.signal.aborted) throw new ReaderStopped();
      if (error instanceof TaskInterrupted) return undefined;
      throw error;
    }
  }
}
