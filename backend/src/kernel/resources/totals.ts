import type {QueryResultRow} from 'pg';
import type {Database} from '../persistence/database';
import type {Bounds} from './bounds';
import type {Statement} from './page-sql';

/** For how long a table's size and a counted total are good enough, in milliseconds. */
const SIZES_LIVE = 60_000;
const TOTALS_LIVE = 60_000;
/** How many totals are kept, and how many may wait to be counted: one is counted at a time. */
const MAX_KEPT = 500;
const MAX_WAITING = 20;

interface Kept {
  total: number;
  at: number;
}

/**
 * How many rows there are, where counting them anew for every page would be dear. What is kept here is a number of a
 * while ago: it is shown as such, and counted again behind the answer once it is older than a minute.
 */
export class Totals {
  private sizes = new Map<string, number>();
  private sized?: {at: number; reading: Promise<void>};
  private readonly kept = new Map<string, Kept>();
  private readonly waiting = new Map<string, Statement>();
  private counting?: Promise<void>;

  constructor(
    private readonly db: Database,
    private readonly bounds: Bounds,
  ) {}

  /** Whether the table has so many rows, as PostgreSQL last estimated. */
  async isLarge(table: string): Promise<boolean> {
    const now = performance.now();
    if (!this.sized || now - this.sized.at > SIZES_LIVE) this.sized = {at: now, reading: this.readSizes()};
    // Only the first asks and waits; later ones take what is known.
    if (this.sizes.size === 0) await this.sized.reading;
    // Below zero: nobody has looked yet.
    return Math.max(this.sizes.get(table) ?? 0, 0) >= this.bounds.large;
  }

  /** The total that was counted for this list and these conditions; counted again when it is old. */
  known(identity: string, count: Statement): number | undefined {
    const kept = this.kept.get(identity);
    if (!kept) return undefined;
    if (performance.now() - kept.at > TOTALS_LIVE) this.refresh(identity, count);
    return kept.total;
  }

  keep(identity: string, total: number): void {
    this.kept.delete(identity);
    this.kept.set(identity, {total, at: performance.now()});
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }

  /** What PostgreSQL's statistics make of it, at once; the count itself follows. */
  async estimate(identity: string, all: Statement, count: Statement): Promise<number> {
    this.refresh(identity, count);
    const [row] = await this.read<{'QUERY PLAN': [{Plan: {'Plan Rows': number}}]}>({
      ...all,
      text: `EXPLAIN (FORMAT JSON) ${all.text}`,
    });
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  /** Until nothing is being counted: for tests, and for whoever wants to end. */
  async settled(): Promise<void> {
    await this.counting;
  }

  private refresh(identity: string, count: Statement): void {
    if (this.waiting.size >= MAX_WAITING) return;
    this.waiting.set(identity, count);
    this.counting ??= this.countAll().finally(() => (this.counting = undefined));
  }

  private async countAll(): Promise<void> {
    for (let next = first(this.waiting); next; next = first(this.waiting)) {
      const [identity, count] = next;
      try {
        const [row] = await this.read<{total: number}>(count);
        if (row) this.keep(identity, row.total);
      } catch {
        // A count that takes too long leaves the estimate standing.
      }
      this.waiting.delete(identity);
    }
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

const first = <K, V>(map: Map<K, V>): [K, V] | undefined => map.entries().next().value;
