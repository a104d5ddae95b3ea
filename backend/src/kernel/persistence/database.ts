import {setTimeout as wait} from 'node:timers/promises';
import type {ClockBounds} from '@clube/domain';
import {Pool, type PoolClient, type PoolConfig} from 'pg';
import {resumed, maybeContext, withChanges} from '../context';
import {succeedsWithin} from '../succeeds-within';
import {LIMITS, type Limits} from '../config/limits';
import type {Logger} from '../logging/logger';
import {longRead, type LongRead} from './long-reads';
import {KeyedSemaphore} from '../keyed-semaphore';
import {pipelined} from './pipelined';
import {rowsOf, type Statement} from './sql';
import {statementName, setTypeParsers} from './driver';

setTypeParsers();

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;
/** Pause before a retry: the other transaction needs time to wake up, or both would deadlock again. */
const PAUSE_MS = 25;

export interface DatabaseOptions {
  url: string;
  log: Logger;
  writers?: number;
  readers?: number;
  limits?: Limits;
}

/** Whether each pool has a working connection, or gets one in time. */
export interface PoolHealth {
  writes: boolean;
  reads: boolean;
  exports: boolean;
}

/** How long shutdown waits for connections in use. */
const CLOSING_MS = 3000;
/** Last resort: normally `stream-response.ts` ends an export much sooner. */
const EXPORT_IDLE_MS = 15 * 60_000;

/**
 * All access to PostgreSQL. Lists have a pool of their own, so that forty orders that queue for one account cannot block every
 * list; so have exports, which occupy a connection for as long as a client downloads. Inside `tx` every query of the request uses
 * the connection of the transaction.
 */
export class Database {
  readonly writes: Pool;
  readonly reads: Pool;
  readonly exports: Pool;
  private readonly open = new Set<PoolClient>();
  private readonly exportPermits: KeyedSemaphore;

  constructor(private readonly options: DatabaseOptions) {
    const {limits = LIMITS, writers = 10, readers = 10} = options;
    this.exportPermits = new KeyedSemaphore(limits.exportsEach, limits.exportWaitMs);
    this.writes = this.pool('clube-writes', {max: writers});
    this.reads = this.pool('clube-reads', {max: readers});
    // Between two batches the transaction is idle for as long as the client reads; the response stream limits that time.
    this.exports = this.pool(
      'clube-exports',
      {max: limits.exports, connectionTimeoutMillis: limits.exportWaitMs},
      {statementMs: limits.exportBatchMs, idleMs: EXPORT_IDLE_MS},
    );
  }

  private pool(name: string, config: PoolConfig, {statementMs = 60_000, idleMs = 30_000} = {}): Pool {
    const pool = new Pool({
      connectionString: this.options.url,
      application_name: name,
      connectionTimeoutMillis: 10_000,
      // Keepalives detect a server that vanished within minutes.
      keepAlive: true,
      options: `-c TimeZone=UTC -c lock_timeout=8000 -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${idleMs}`,
      ...config,
    });
    pool.on('error', error => this.options.log.warn({err: error}, 'idle database connection lost'));
    pool.on('connect', client => this.open.add(client));
    pool.on('remove', client => this.open.delete(client));
    return pool;
  }

  /** Runs on the open transaction if there is one, else on the pool for reads. */
  async query<R extends object>(statement: Statement<R>): Promise<R[]> {
    return resumed(await rowsOf(maybeContext()?.client ?? this.reads, statement));
  }

  async one<R extends object>(statement: Statement<R>): Promise<R | undefined> {
    return (await this.query(statement))[0];
  }

  /**
   * For frequent statements: a prepared statement, planned once per connection, while there are free names (see `statementName`).
   * `varied`: requests vary its text.
   */
  async prepared<R extends object>({text, values}: Statement<R>, {varied = false} = {}): Promise<R[]> {
    const statement = {name: statementName(text, {varied}), text, values};
    return resumed(await rowsOf<R>(maybeContext()?.client ?? this.reads, statement));
  }

  /**
   * Runs the next statements of the open transaction in pipeline mode: one round trip for all. PostgreSQL executes them in this
   * order, each with its own snapshot, so locks are taken in this order, too.
   * @throws the first fault in the order of `calls`, when everything was answered
   */
  async pipeline<T extends readonly unknown[]>(...calls: {[K in keyof T]: () => Promise<T[K]>}): Promise<T> {
    const client = maybeContext()?.client;
    const answered = await pipelined(client, () => Promise.allSettled(calls.map(async ask => ask())));
    return answered.map(each => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    }) as unknown as T;
  }

  /**
   * Runs `work` in one transaction (READ COMMITTED); nested calls join it. Retried when PostgreSQL reports a deadlock. A broken
   * connection is discarded and never returned to the pool.
   */
  async tx<T>(run: () => Promise<T>): Promise<T> {
    if (maybeContext()?.client) return run();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(run);
      } catch (error) {
        const code = (error as {code?: string}).code;
        if (attempt >= MAX_ATTEMPTS || !code || !RETRYABLE.has(code)) throw error;
        this.options.log.warn({code, attempt}, 'transaction repeated');
        await wait(PAUSE_MS * attempt);
      }
    }
  }

  /** How far the clock may be ahead before it is no longer trusted for expiry. */
  get clockBounds(): ClockBounds {
    return (this.options.limits ?? LIMITS).clock;
  }

  /** The pools by their names in the metrics. */
  get pools(): Record<string, Pool> {
    return {writes: this.writes, reads: this.reads, exports: this.exports};
  }

  private async attempt<T>(run: () => Promise<T>): Promise<T> {
    const client = await this.writes.connect();
    const afterCommit: (() => unknown)[] = [];
    let broken: Error | undefined;
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    let result: T;
    try {
      await client.query('BEGIN');
      result = await withChanges({client, afterCommit}, run);
      await client.query('COMMIT');
    } catch (error) {
      broken ??= await rollback(client);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
    for (const then of afterCommit) await this.quietly(then);
    return result;
  }

  /**
   * Runs `work` after the open transaction has committed; without a transaction, now. An error in it is logged and does not
   * affect the transaction.
   */
  async afterCommit(then: () => unknown): Promise<void> {
    const waiting = maybeContext()?.afterCommit;
    if (waiting) waiting.push(then);
    else await this.quietly(then);
  }

  private async quietly(then: () => unknown): Promise<void> {
    try {
      await then();
    } catch (error) {
      this.options.log.error({err: error}, 'after a commit');
    }
  }

  /** For long reads that a client consumes; see `longRead`. */
  batches<R extends object>(read: Omit<LongRead<R>, 'batch'>): AsyncIterable<R[]> {
    const {exportBatch: batch} = this.options.limits ?? LIMITS;
    return longRead<R>({pool: this.exports, canceller: this.reads, permits: this.exportPermits}, {...read, batch});
  }

  /** Acquires a connection from each pool, as a request would; false for pools that take longer than `ms`. */
  async checkPools(ms: number): Promise<PoolHealth> {
    const [writes, reads, exports] = await Promise.all(
      [this.writes, this.reads, this.exports].map(pool => succeedsWithin(() => pool.query('SELECT 1'), ms)),
    );
    return {writes, reads, exports} as PoolHealth;
  }

  /** Waits for connections in use, but not for ever: one that is never returned must not block shutdown. */
  async close(): Promise<void> {
    const ended = Promise.all([this.writes, this.reads, this.exports].map(pool => pool.end()));
    if (await succeedsWithin(() => ended, CLOSING_MS)) return;
    this.options.log.warn({connections: this.open.size}, 'database connections were still in use');
    for (const client of this.open) void client.end().catch(() => undefined);
  }
}

async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
