import {CLOCK_BOUNDS, type ClockBounds} from '@clube/domain';

/** How much of the server a caller may hold, and for how long. In one place; tests make them small. Times are in ms. */
export interface Limits {
  /** What a reader may take for 64 kB of an answer before it is cut off: 2 kB a second, slower than any line in use. */
  readerIdleMs: number;
  /** Exports that read from the database at the same time, those of one person, and how long one waits in the queue. */
  exports: number;
  exportsEach: number;
  exportWaitMs: number;
  /** Rows of one batch of an export, and what PostgreSQL may take for it. An export as a whole may take for ever. */
  exportBatch: number;
  exportBatchMs: number;
  /** Open connections: two descriptors each (itself and a file) fit into 4,096, the least that systems give. */
  connections: number;
  headersMs: number;
  requestMs: number;
  /** A connection on which nothing moves, while it is read from or while a call is worked on. */
  stalledMs: number;
  /** Where a call's body took longer to come, its caller is looked up anew before anything is done. */
  reauthenticateAfterMs: number;
  /** Between calls. */
  keepAliveMs: number;
  /** How often slow connections are looked for. */
  checkMs: number;
  /** A large file's sender of whom nothing came for so long may be taken over from. */
  uploadIdleMs: number;
  /** What is left to read a refusal to a broken call before the connection is closed. */
  graceMs: number;
  /** How long connections that nobody uses stay open when the server goes down: whoever calls on one meanwhile is answered. */
  lastCallsMs: number;
  /** What calls under way have when the server goes down. */
  drainTimeoutMs: number;
  /** What a part may take to say that it is there. */
  readyTimeoutMs: number;
  /** How far the clock may be ahead before nothing expires by it. */
  clock: ClockBounds;
}

export const LIMITS: Limits = {
  readerIdleMs: 30_000,
  exports: 4,
  exportsEach: 2,
  exportWaitMs: 10_000,
  exportBatch: 1000,
  exportBatchMs: 60_000,
  connections: 2000,
  headersMs: 30_000,
  requestMs: 300_000,
  stalledMs: 120_000,
  reauthenticateAfterMs: 1000,
  keepAliveMs: 5000,
  checkMs: 5000,
  uploadIdleMs: 3000,
  graceMs: 2000,
  lastCallsMs: 2000,
  drainTimeoutMs: 15_000,
  readyTimeoutMs: 2000,
  clock: CLOCK_BOUNDS,
};

/** Longer than a proxy keeps an unused connection (a minute): the one that closes first must not be us, under its next call. */
const BEHIND_PROXY_MS = 65_000;

export const limitsFor = ({trustProxy}: {trustProxy: number}): Limits =>
  trustProxy > 0 ? {...LIMITS, keepAliveMs: BEHIND_PROXY_MS} : LIMITS;
