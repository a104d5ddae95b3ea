import {join} from 'node:path';
import {ConfinedPool, PoolStopped, TaskInterrupted, type InterruptionReason} from '@clube/confined';
import type {CivilDate} from '@clube/domain';
import type {FileToRead, Content, DocumentReading} from './document/types';
import {READABLE_FOLDERS, ReaderStopped, Supervisor, TASK_LIMITS} from './process';

export interface ReceiptReaderOptions {
  /** Maximum number of receipts read at the same time; others wait. Default 1. */
  processes?: number;
  /** Called when a reading was ended early; `origin` is the place in the program where it failed, if it failed by a fault. */
  onInterrupted?(reason: InterruptionReason, origin?: string): void;
}

/** Reads receipts in confined processes, so that a hostile file cannot harm the calling process. */
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
   * Reads the files of one receipt; dates later than `today` are rejected. Never throws because of what the files contain:
   * an unreadable, hostile or endless file gives an unread receipt with a warning.
   * @throws the error of fetching a file, or ReaderStopped once the reader is stopped
   */
  read(files: readonly FileToRead[], today: CivilDate): Promise<DocumentReading> {
    return this.supervisor.read(files, today);
  }

  /** The number of pages of a PDF; undefined when it cannot be opened. Does not wait for running readings. */
  countPages(content: Content): Promise<number | undefined> {
    return this.task<number>('count-pages', content);
  }

  /** Converts a picture that cannot be shown as it is (HEIC, say) to a JPEG; undefined when decoding it exceeds limits or fails. */
  preview(content: Content): Promise<Uint8Array | undefined> {
    return this.task<Uint8Array>('preview', content);
  }

  /** Ends the processes; readings under way and waiting ones are rejected with ReaderStopped. */
  async stop(): Promise<void> {
    await Promise.all([this.tasks.stop(), this.supervisor.stop()]);
  }

  /** Runs one task at a time, as each may take as much memory as a reading. */
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
