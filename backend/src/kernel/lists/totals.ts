import type {QueryResultRow} from 'pg';
import type {Database} from '../persistence/database';
import type {Bounds} from './bounds';
import type {PageSql, Statement} from './page-sql';

/** For how long a table's size and a counted total are good enough, in milliseconds. */
const LIVE = 60_000;
/** How many totals are kept, and how many may be waiting for their count: two are counted at a time. */
const MAX_CACHED = 500;
const MAX_WAITING = 20;
const AT_ONCE = 2;

type Counted = Pick<PageSql, 'identity' | 'bounded' | 'count' | 'all'>;

interface Waiting {
  sql: Counted;
  /** Called as soon as the rows are counted up to the bound; undefined where that failed. */
  resolve: (total: number | undefined) => void;
}

/**
 * How many rows there are, where counting them anew for every page would be dear. What is kept is a number of a while
 * ago: it is shown as such, and counted again behind the answer once it is older than a minute.
 */
export class Totals {
  private sizes = new Map<string, number>();
  private sized?: {at: number; reading: Promise<void>};
  private readonly cached = new Map<string, {total: number; at: number}>();
  private readonly waiting = new Map<string, Waiting>();
  /** Of those that wait, the ones that are being counted. */
  private readonly taken = new Set<string>();
  private readonly counting = new Set<Promise<void>>();

  constructor(
    private readonly db: Database,
    private readonly bounds: Bounds,
  ) {}

  /** Whether the table has so many rows, as PostgreSQL last estimated. */
  async isLarge(table: string): Promise<boolean> {
    const now = performance.now();
    if (!this.sized || now - this.sized.at > LIVE)
      this.sized = {at: now, reading: this.readSizes().catch(() => undefined)};
    // Only the first callers wait; later ones take what is known.
    if (this.sizes.size === 0) await this.sized.reading;
    // Below zero: nobody has looked yet.
    return Math.max(this.sizes.get(table) ?? 0, 0) >= this.bounds.large;
  }

  /** The total that was counted for these conditions; counted again when it is old. */
  known(sql: Counted): number | undefined {
    const cached = this.cached.get(sql.identity);
    if (!cached || cached.total <= this.bounds.counted) return undefined;
    if (performance.now() - cached.at > LIVE) void this.count(sql);
    return cached.total;
  }

  set(identity: string, total: number): void {
    this.cached.delete(identity);
    this.cached.set(identity, {total, at: performance.now()});
    const [oldest] = this.cached.keys();
    if (this.cached.size > MAX_CACHED && oldest !== undefined) this.cached.delete(oldest);
  }

  /**
   * Counts up to the bound and tells; where there are more, counts on and keeps what it found. undefined: too many are
   * waiting to be counted, or these already are.
   */
  count(sql: Counted): Promise<number | undefined> {
    if (this.waiting.size >= MAX_WAITING || this.waiting.has(sql.identity)) return Promise.resolve(undefined);
    return new Promise(resolve => {
      this.waiting.set(sql.identity, {sql, resolve});
      if (this.counting.size >= AT_ONCE) return;
      const run = this.countAll().finally(() => this.counting.delete(run));
      this.counting.add(run);
    });
  }

  /** Every row, now. */
  async exact({count, identity}: Counted): Promise<number> {
    const [row] = await this.read<{total: number}>(count);
    const total = row?.total ?? 0;
    if (total > this.bounds.counted) this.set(identity, total);
    return total;
  }

  /** What PostgreSQL's statistics make of it, at once; the count itself follows. */
  async estimate(sql: Counted): Promise<number> {
    void this.count(sql);
    const [row] = await this.read<{'QUERY PLAN': [{Plan: {'Plan Rows': number}}]}>({
      ...sql.all,
      text: `EXPLAIN (FORMAT JSON) ${sql.all.text}`,
    });
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  /** Until nothing is being counted. */
  async settled(): Promise<void> {
    while (this.counting.size > 0) await Promise.all(this.counting);
  }

  private async countAll(): Promise<void> {
    for (let next = this.next(); next; next = this.next()) {
      const {sql, resolve} = next;
      this.taken.add(sql.identity);
      try {
        const [row] = await this.read<{total: number}>(sql.bounded);
        resolve(row?.total);
        if (row && row.total > this.bounds.counted) await this.exact(sql);
      } catch {
        // A count that takes too long leaves the estimate standing.
        resolve(undefined);
      }
      this.waiting.delete(sql.identity);
      this.taken.delete(sql.identity);
    }
  }

  private next(): Waiting | undefined {
    return [...this.waiting.values()].find(({sql}) => !this.taken.has(sql.identity));
  }

  private async readSizes(): Promise<void> {
    const rows = await this.read<{relname: string; linhas: number}>({
      text: `SELECT relname, reltuples::float8 AS linhas FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
      values: [],
    });
    this.sizes = new Map(rows.map(({relname, linhas}) => [relname, linhas]));
  }

  /** Always on the pool: what is counted behind an answer has nothing to do with a transaction that may be open. */
  private async read<R extends QueryResultRow>({text, values}: Statement): Promise<R[]> {
    return (await this.db.reads.query<R>(text, values)).rows;
  }
}
