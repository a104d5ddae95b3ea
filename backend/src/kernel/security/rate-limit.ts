import {createHash} from 'node:crypto';
import {RateLimiterPostgres, RateLimiterRes} from 'rate-limiter-flexible';
import type {Pool} from 'pg';
import {TooManyAttempts, retryAfter} from '../refusals/refusals';
import type {Database} from '../persistence/database';
import {rowsOf, sql} from '../persistence/sql';

/**
 * So many in so many seconds for each key, counted in PostgreSQL so that every copy of the server counts together. What
 * is taken is counted in the same step as it is judged: of fifty that come side by side exactly so many get through.
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

  /** Milliseconds until there is room again; 0 when there was and it is taken now. */
  async tryTake(key: string): Promise<number> {
    try {
      await this.limiter.consume(digest(key));
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // What was refused took nothing: else giving back would never make room after a burst.
      await this.giveBack(key);
      return Math.max(1, error.msBeforeNext);
    }
  }

  /** @throws 429 with Retry-After, in the words of `erro` if given, when nothing is left. */
  async take(key: string, erro?: string): Promise<void> {
    const wait = await this.tryTake(key);
    if (wait > 0) throw retryAfter(TooManyAttempts, wait / 1000, erro);
  }

  /** Counts one without judging. */
  async note(key: string): Promise<void> {
    await this.limiter.penalty(digest(key));
  }

  /** What was taken turned out not to count. */
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

/** Keys hold no personal data, and no more than the column does. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Counters that are over, of whatever kind. */
export async function sweepLimits(db: Database, before: Date): Promise<void> {
  await db.query(sql`DELETE FROM tentativa WHERE expire < ${before.getTime()}`);
}
