/** Messages to a confined process: a task, requested bytes of a file, readiness for the next item. */
export type ToProcess =
  | {kind: 'run'; id: number; task: string; request: unknown; fileSizes: readonly number[]}
  | {kind: 'bytes'; want: number; bytes: Uint8Array}
  | {kind: 'next'; id: number};

/**
 * Messages from a confined process. Requested bytes are `from` (inclusive) to `to` (exclusive); `origin`: the place of a failure in
 * the program; `refusal`: the value of a TaskRefusal; `rss` in bytes.
 */
export type FromProcess =
  | {kind: 'ready'}
  | {kind: 'want'; id: number; want: number; file: number; from: number; to: number}
  | {kind: 'item'; id: number; value: unknown}
  | {kind: 'done'; id: number; value: unknown; rss: number}
  | {kind: 'failed'; id: number; origin: string; refusal?: unknown; rss: number};

/** Maximum bytes of a file per message. */
export const PIECE_BYTES = 256 * 1024;

/** The signal by which the watcher ends a process with too much memory; distinct from those of the system. */
export const MEMORY_SIGNAL = 'SIGTERM';

/** The options of the watcher inside a confined process. */
export interface WatchData {
  parentPid: number;
  maxRss: number;
}
