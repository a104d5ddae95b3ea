import {CLOCK_BOUNDS, type ClockBounds} from '@clube/domain';

/** Limits on what one client can occupy of the server, in one place. Tests make them small. Times are in ms. */
export interface Limits {
  /** How long a client may take to read 64 kB of a response: 2 kB/s, slower than any connection in use. */
  readerIdleMs: number;
  /** Concurrent exports in all and per person, and how long one waits in the queue. */
  exports: number;
  exportsEach: number;
  exportWaitMs: number;
  /** Rows per batch of an export, and the statement timeout of a batch. A whole export has no time limit. */
  exportBatch: number;
  exportBatchMs: number;
  /** Maximum number of connections. Each needs two file descriptors (itself and a file), and 4,096 is the smallest usual limit. */
  connections: number;
  headersMs: number;
  requestMs: number;
  /** Timeout of a connection without traffic, while a request is received or handled. */
  stalledMs: number;
  /** If the body took longer than this to arrive, the session is checked again before the request is handled. */
  reauthenticateAfterMs: number;
  /** Keep-alive timeout between requests. */
  keepAliveMs: number;
  /** How often timeouts of connections are checked. */
  checkMs: number;
  /** After so long without data another connection may continue a resumable upload. */
  uploadIdleMs: number;
  /** How long a client may read the refusal of a malformed request before its connection is closed. */
  graceMs: number;
  /** On shutdown: how long idle keep-alive connections stay open, so that a request that is just arriving is still served. */
  lastCallsMs: number;
  /** On shutdown: how long running requests may take. */
  drainTimeoutMs: number;
  /** Timeout of each readiness check. */
  readyTimeoutMs: number;
  /** How far the clock may be ahead before it is no longer trusted for expiry. */
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

/**
 * Longer than proxies keep idle connections (a minute): the proxy has to close first, or a request could arrive on a connection
 * that we are closing.
 */
const BEHIND_PROXY_MS = 65_000;

export const limitsFor = ({trustProxy}: {trustProxy: number}): Limits =>
  trustProxy > 0 ? {...LIMITS, keepAliveMs: BEHIND_PROXY_MS} : LIMITS;
