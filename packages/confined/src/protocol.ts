/** Messages to a confined process: a task, bytes of a file that the task requested, that the next item may come. */
export type ToProcess =
  | {kind: 'run'; id: number; task: string; request: unknown; fileSizes: readonly number[]}
  | {kind: 'bytes'; want: number; bytes: Uint8Array}
  | {kind: 'next'; id: number};

/**
 * Its answers. Bytes `from` up to, not including, `to` are requested; `origin` says where in the program it failed, `refusal` is
 * the task's own; `rss` in bytes.
 */
export type FromProcess =
  | {kind: 'ready'}
  | {kind: 'want'; id: number; want: number; file: number; from: number; to: number}
  | {kind: 'item'; id: number; value: unknown}
  | {kind: 'done'; id: number; value: unknown; rss: number}
  | {kind: 'failed'; id: number; origin: string; refusal?: unknown; rss: number};

/** At most so many bytes of a file are handed over at once. */
export const PIECE_BYTES = 256 * 1024;

/** How the watch ends a process that took too much memory: not as the system or a person would. */
export const MEMORY_SIGNAL = 'SIGTERM';

/** The options of the watcher inside a confined process. */
export interface WatchData {
  parentPid: number;
  maxRss: number;
}
