import {join} from 'node:path';
import {ConfinedPool, PoolStopped, TaskInterrupted, type InterruptionReason} from '@clube/confined';
import type {CivilDate} from '@clube/domain';
import type {FileToRead, Content, DocumentReading} from './document/types';
import {READABLE_FOLDERS, ReaderStopped, Supervisor, TASK_LIMITS} from './process';

export interface ReceiptReaderOptions {
  /** How many receipts are read at the same time; further ones wait. Default 1. */
  processes?: number;
  /** Called for readings that were cut short; `origin` says where in the program, if it was a fault of its own. */
  onInterrupted?(reason: InterruptionReason, origin?: string): void;
}

/** Reads receipts in processes of their own, which cannot hurt whoever asks. */
export class ReceiptReader {
  private readonly supervisor: Supervisor;
  private readonly tasks = new ConfinedPool(
    {entry: join(__dirname, 'process', 'child', 'tasks.js'), readable: READABLE_FOLDERS},
    TASK_LIMITS,
  );

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
    await Promise.all([this.tasks.stop(), this.supervisor.stop()]);
  }

  /** One after the other: each may take as much memory as a reading. */
  private async task<Result>(task: string, content: Content): Promise<Result | undefined> {
    try {
      return (await this.tasks.run({task, request: await content()}, {person: task})) as Result;
    } catch (error) {
      if (error instanceof PoolStopped) throw new ReaderStopped();
      if (error instanceof TaskInterrupted) return undefined;
      throw error;
    }
  }
}
