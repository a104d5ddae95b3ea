import type {Pool, PoolClient} from 'pg';
import {Unavailable, Refusal} from '../refusals/refusals';
import type {KeyedSemaphore} from '../keyed-semaphore';
import {rowsOf, sql, type Statement} from './sql';

export interface LongRead<R extends object> {
  statement: Statement<R>;
  /** Rows of one batch. */
  batch: number;
  /** The person who reads, for the limit of concurrent reads per person. */
  reader: string;
  /** Aborted when the client is gone: the running statement is cancelled. */
  abortSignal: AbortSignal;
}

/**
 * The rows of one statement in batches from one snapshot; at least one batch, which may be empty. A batch may be emptied after
 * the next one is requested. The statement timeout of the pool applies to each batch, not to the whole read. The connection is
 * returned in every case, and already before the last batch is yielded, so that a short list does not occupy one while the client
 * reads.
 * @throws 503 with Retry-After when no connection of `pool` becomes free in its time; else what the database refuses.
 */
export async function* longRead<R extends object>(
  {pool, canceller, permits}: {pool: Pool; canceller: Pool; permits: KeyedSemaphore},
  {statement, batch, reader, abortSignal}: LongRead<R>,
): AsyncGenerator<R[], void, undefined> {
  const release = await permits.acquire(reader);
  if (!release) throw busy();
  const client = await connect(pool).catch((error: unknown) => {
    release();
    throw error;
  });
  const lease = new Lease(client, {canceller, abortSignal, ended: release});
  try {
    const {text, values} = statement;
    await lease.run(sql.raw('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'));
    await lease.run({text: `DECLARE linhas NO SCROLL CURSOR FOR ${text}`, values});
    const fetch = () => lease.ahead<R>({text: `FETCH ${batch} FROM linhas`, values: []});
    let next = fetch();
    for (let more = true; more;) {
      const rows = await next;
      more = rows.length === batch;
      // PostgreSQL fetches the next batch while this one is written.
      if (more) next = fetch();
      else await lease.end();
      yield rows;
      // The driver still references this array; emptied, its rows can be garbage collected.
      rows.length = 0;
    }
  } finally {
    await lease.end();
  }
}

/** A connection during one long read. */
class Lease {
  private broken?: Error;
  private running?: Promise<unknown>;
  private cancelling?: Promise<unknown>;
  private ended = false;

  constructor(
    private readonly client: PoolClient,
    private readonly parts: {canceller: Pool; abortSignal: AbortSignal; ended: () => void},
  ) {
    // Without a listener, losing the connection between two batches would crash the process.
    client.on('error', this.onError);
    parts.abortSignal.addEventListener('abort', this.cancel);
  }

  async run<R extends object>(statement: Statement<R>): Promise<R[]> {
    this.parts.abortSignal.throwIfAborted();
    const rows = rowsOf<R>(this.client, statement);
    this.running = rows;
    try {
      return await rows;
    } finally {
      this.running = undefined;
    }
  }

  /** Starts a query that is awaited later. The handler prevents an unhandled rejection in between; who awaits it still gets the error. */
  ahead<R extends object>(statement: Statement<R>): Promise<R[]> {
    const rows = this.run(statement);
    rows.catch(() => undefined);
    return rows;
  }

  async end(): Promise<void> {
    if (this.ended) return;
    this.ended = true;
    this.parts.abortSignal.removeEventListener('abort', this.cancel);
    // Cancel the batch that was fetched ahead, as nobody will read it.
    if (!this.cancelling) this.cancel();
    // Wait for the cancellation, so that it cannot hit the next statement on this connection.
    await this.cancelling;
    await this.running?.catch(() => undefined);
    await this.client.query('ROLLBACK').catch((error: unknown) => (this.broken ??= error as Error));
    this.client.off('error', this.onError);
    this.client.release(this.broken);
    this.parts.ended();
  }

  private readonly onError = (error: Error) => {
    this.broken = error;
  };

  /** Cancels the running statement. Merely closing the connection would leave PostgreSQL executing it. */
  private readonly cancel = () => {
    if (!this.running) return;
    const {processID} = this.client as PoolClient & {processID: number};
    this.cancelling = this.parts.canceller.query(sql`SELECT pg_cancel_backend(${processID})`).catch(() => undefined);
  };
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw pool.totalCount < pool.options.max ? error : busy();
  }
}

const busy = () =>
  new Refusal(
    Unavailable.status,
    Unavailable.codigo,
    'Há muitas exportações em andamento. Tente de novo em instantes.',
    {},
    {'Retry-After': '30'},
  );
