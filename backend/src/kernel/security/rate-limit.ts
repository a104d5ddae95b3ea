import {createHash} from 'node:crypto';
import {RateLimiterPostgres, RateLimiterRes} from 'rate-limiter-flexible';
import type {Pool} from 'pg';
import {TooManyAttempts, retryAfter} from '../refusals/refusals';
import type {Database} from '../persistence/database';
import {rowsOf, sql} from '../persistence/sql';

/**
 * A limit of so many events per time window and key, counted in PostgreSQL for all copies of the server. Counting and checking
 * are one statement, so of fifty concurrent requests exactly the allowed number pass.
 */
export class RateLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    private readonly pool: Pool,
    name: string,
    points: number,
    seconds: number,
  ) {
    this.limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'tentativa',
      // The migrations made it.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  /** Takes one event. Returns 0, or the milliseconds to wait when the limit is reached. */
  async tryTake(key: string): Promise<number> {
    try {
      await this.limiter.consume(digest(key));
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // A refused event is not counted: otherwise giving back would never make room after a burst.
      await this.giveBack(key);
      return Math.max(1, error.msBeforeNext);
    }
  }

  /** @throws 429 with Retry-After, in the words of `erro` if given, when nothing is left. */
  async take(key: string, erro?: string): Promise<void> {
    const wait = await this.tryTake(key);
    if (wait > 0) throw retryAfter(TooManyAttempts, wait / 1000, erro);
  }

  /** Counts an event without checking the limit. */
  async note(key: string): Promise<void> {
    await this.limiter.penalty(digest(key));
  }

  /** Gives back a taken event that turned out not to count. */
  async giveBack(key: string): Promise<void> {
    const counted = this.limiter.getKey(digest(key));
    await rowsOf(
      this.pool,
      sql`UPDATE tentativa SET points = points - 1 WHERE key = ${counted} AND points > 0 AND expire > ${Date.now()}`,
    );
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(digest(key));
  }
}

/** Keys are hashed, so that they contain no personal data and fit into the column. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Deletes expired counters of all kinds. */
export async function sweepLimits(db: Database, before: Date): Promise<void> {
  await db.query(sql`DELETE FROM tentativa WHERE expire < ${before.getTime()}`);
}
