import type {QueryResultRow} from 'pg';
import type {Database} from '../persistence/database';
import type {Bounds} from './bounds';
import type {PageSql, Statement} from './page-sql';

/** How long (ms) an estimated table size or a counted total is used before it is read again. */
const MAX_AGE_MS = 60_000;
/** How many totals are cached, and how many counts may be queued; two run at a time. */
const MAX_CACHED = 500;
const MAX_WAITING = 20;
const AT_ONCE = 2;

type Counted = Pick<PageSql, 'identity' | 'bounded' | 'count' | 'all'>;

interface Waiting {
  sql: Counted;
  /** Called as soon as the rows are counted up to the bound; with undefined when that failed. */
  resolve: (total: number | undefined) => void;
}

/**
 * Cached row totals, for tables so large that counting for every page is too slow. A total older than a minute is still
 * used, and is counted again in the background.
 */
export class Totals {
  private sizes = new Map<string, number>();
  private sized?: {at: number; reading: Promise<void>};
  private readonly cached = new Map<string, {total: number; at: number}>();
  private readonly waiting = new Map<string, Waiting>();
  /** The entries of `waiting` whose count is running. */
  private readonly taken = new Set<string>();
  private readonly counting = new Set<Promise<void>>();

  constructor(
    private readonly db: Database,
    private readonly bounds: Bounds,
  ) {}

  /** Whether the table is large, by PostgreSQL's latest estimate. */
  async isLarge(table: string): Promise<boolean> {
    const now = performance.now();
    if (!this.sized || now - this.sized.at > MAX_AGE_MS)
      this.sized = {at: now, reading: this.readSizes().catch(() => undefined)};
    // Only the very first callers wait for the sizes; later ones use those that are cached.
    if (this.sizes.size === 0) await this.sized.reading;
    // PostgreSQL stores -1 for a table that was never analysed.
    return Math.max(this.sizes.get(table) ?? 0, 0) >= this.bounds.large;
  }

  /** The cached total for these conditions; starts a new count when it is old. */
  known(sql: Counted): number | undefined {
    const cached = this.cached.get(sql.identity);
    if (!cached || cached.total <= this.bounds.counted) return undefined;
    if (performance.now() - cached.at > MAX_AGE_MS) void this.count(sql);
    return cached.total;
  }

  set(identity: string, total: number): void {
    this.cached.delete(identity);
    this.cached.set(identity, {total, at: performance.now()});
    const [oldest] = this.cached.keys();
    if (this.cached.size > MAX_CACHED && oldest !== undefined) this.cached.delete(oldest);
  }

  /**
   * Resolves to the count up to the bound. If there are more rows, the count goes on in the background and its result
   * is cached. undefined: the queue is full, or this count is in it already.
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

  /** Counts all rows now. */
  async exact({count, identity}: Counted): Promise<number> {
    const [row] = await this.read<{total: number}>(count);
    const total = row?.total ?? 0;
    if (total > this.bounds.counted) this.set(identity, total);
    return total;
  }

  /** PostgreSQL's estimate, without waiting; starts the exact count in the background. */
  async estimate(sql: Counted): Promise<number> {
    void this.count(sql);
    const [row] = await this.read<{'QUERY PLAN': [{Plan: {'Plan Rows': number}}]}>({
      ...sql.all,
      text: `EXPLAIN (FORMAT JSON) ${sql.all.text}`,
    });
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  /** Resolves when no count is running. */
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
        // When the count times out, the estimate stays in use.
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

  /** Always on the pool and never on an open transaction: the count may outlive the request. */
  private async read<R extends QueryResultRow>({text, values}: Statement): Promise<R[]> {
    return (await this.db.reads.query<R>(text, values)).rows;
  }
}
