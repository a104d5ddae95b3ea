import {setTimeout as wait} from 'node:timers/promises';
import {Pool, type PoolClient, type PoolConfig, type QueryResultRow} from 'pg';
import {maybeContext, withChanges} from '../context';
import type {Logger} from '../logger';
import {statementName} from './statement-names';
import {setTypeParsers} from './types';

setTypeParsers();

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;
/** The other one has to wake up first: who is back sooner takes the same row again, and both are where they were. */
const PAUSE_MS = 25;

export interface DatabaseOptions {
  url: string;
  log: Logger;
  writers?: number;
  readers?: number;
}

/**
 * The one door to PostgreSQL. Lists read through a pool of their own: forty orders queueing on one account must not
 * make every list wait. Inside `tx` every query of the same request uses the transaction's client.
 */
export class Database {
  readonly writes: Pool;
  readonly reads: Pool;

  constructor(private readonly options: DatabaseOptions) {
    const base: PoolConfig = {
      connectionString: options.url,
      connectionTimeoutMillis: 10_000,
      options:
        '-c TimeZone=UTC -c lock_timeout=8000 -c statement_timeout=60000 -c idle_in_transaction_session_timeout=30000',
    };
    this.writes = new Pool({...base, max: options.writers ?? 10, application_name: 'clube-writes'});
    this.reads = new Pool({...base, max: options.readers ?? 10, application_name: 'clube-reads'});
    for (const pool of [this.writes, this.reads])
      pool.on('error', error => options.log.warn({err: error.message}, 'idle database connection lost'));
  }

  /** Runs on the open transaction when there is one, else on the pool for reads. */
  async query<R extends QueryResultRow>(sql: string, params: unknown[] = []): Promise<R[]> {
    const client = maybeContext()?.client ?? this.reads;
    return (await client.query<R>(sql, params)).rows;
  }

  async one<R extends QueryResultRow>(sql: string, params: unknown[] = []): Promise<R | undefined> {
    return (await this.query<R>(sql, params))[0];
  }

  /** For statements that come again and again: planned once a connection, under a name, as long as there are names left. */
  async planned<R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    const client = maybeContext()?.client ?? this.reads;
    return (await client.query<R>({name: statementName(text), text, values})).rows;
  }

  /**
   * One transaction, READ COMMITTED; nested calls join it. Repeated when PostgreSQL chose it as a deadlock victim.
   * A connection that broke is thrown away, never handed back.
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

  /** By the name that figures are told under. */
  get pools(): Record<string, Pool> {
    return {writes: this.writes, reads: this.reads};
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
   * Does what may only happen once the open transaction holds (outside of one: now). It is not part of the
   * transaction: when it fails that is logged and the transaction still holds.
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

  async ping(): Promise<void> {
    await this.reads.query('SELECT 1');
  }

  async close(): Promise<void> {
    await Promise.all([this.writes.end(), this.reads.end()]);
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
