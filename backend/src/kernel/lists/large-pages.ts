import {setTimeout as wait} from 'node:timers/promises';
import type {Actor} from '../context';
import type {Database} from '../persistence/database';
import type {Bounds} from './bounds';
import type {ListDefinition} from './list';
import type {ListQuery} from './list-query';
import {pageSql, type PageSql, type Statement} from './page-sql';
import type {Totals} from './totals';

export interface Page {
  /** The rows as JSON text. */
  rows: string;
  total: number;
  /** The total is cached or estimated. */
  estimated: boolean;
}

interface Found {
  /** null: not counted here. */
  total: number | null;
  n: number;
  linhas: string | null;
}

/** Reading from the end is shorter, even with the count that it needs. */
const READ_FROM_END = 2 / 3;

/** Pages of lists over large tables. Their cost hardly depends on the offset or on the number of rows. */
export class LargePages {
  constructor(
    private readonly db: Database,
    private readonly totals: Totals,
    private readonly bounds: Bounds,
  ) {}

  /** undefined: these are the caller's own rows, which are few; the simple query is faster. */
  async page(list: ListDefinition, query: ListQuery, actor: Actor): Promise<Page | undefined> {
    const sql = pageSql(list, query, actor, this.bounds);
    if (sql.own) return undefined;
    const {limit = 0, offset} = query;
    const known = this.totals.known(sql);
    const counting = sql.narrowed && known === undefined ? this.totals.count(sql) : undefined;
    const backwards = !sql.probes && offset > this.bounds.near && known !== undefined && offset > known * READ_FROM_END;
    const {n, total, linhas} = await this.read(this.statement(sql, known, backwards));
    const rows = linhas ?? '[]';
    if (total !== null && (backwards || total <= this.bounds.counted)) {
      if (total > this.bounds.counted) this.totals.set(sql.identity, total);
      return {rows, total, estimated: false};
    }
    // A page that is not full is the last one and so gives the total, unless it is beyond the end.
    if (n < limit && (n > 0 || offset === 0)) return {rows, total: offset + n, estimated: false};
    if (n === 0) return {rows, total: await this.totals.exact(sql), estimated: false};
    const about = await this.about(sql, known, counting);
    return {rows, ...about, total: Math.max(about.total, offset + n)};
  }

  /** The total, counted exactly up to a bound. */
  async count(list: ListDefinition, query: ListQuery, actor: Actor): Promise<Omit<Page, 'rows'>> {
    const sql = pageSql(list, query, actor, this.bounds);
    const known = this.totals.known(sql);
    return this.about(sql, known, known === undefined ? this.totals.count(sql) : undefined, Infinity);
  }

  private statement(sql: PageSql, known: number | undefined, backwards: boolean): Statement {
    if (sql.probes) return sql.found();
    return sql.page({total: known === undefined && !sql.narrowed ? 'bounded' : 'none', backwards});
  }

  /** The cached total; else the count, if it finishes in time; else PostgreSQL's estimate. */
  private async about(
    sql: PageSql,
    known: number | undefined,
    counting: Promise<number | undefined> | undefined,
    timeout = this.bounds.timeoutMs,
  ): Promise<Omit<Page, 'rows'>> {
    const {counted} = this.bounds;
    const total =
      known ??
      (await (timeout === Infinity ? counting : Promise.race([counting, wait(timeout, undefined, {ref: false})])));
    if (typeof total === 'number' && total <= counted) return {total, estimated: false};
    return {total: Math.max(this.totals.known(sql) ?? (await this.totals.estimate(sql)), counted + 1), estimated: true};
  }

  /** Not a prepared statement: a plan that suits a common value would scan a large table for a rare one. */
  private async read({text, values}: Statement): Promise<Found> {
    const [found] = await this.db.query<Found & Record<string, unknown>>({text, values});
    if (!found) throw new Error('a statement of one row answered none');
    return found;
  }
}
