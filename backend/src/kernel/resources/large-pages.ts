import type {Ator} from '../context';
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
  /** The total was counted a while ago, or estimated. */
  estimated: boolean;
}

interface Found {
  total: number | null;
  n: number;
  linhas: string | null;
}

/** Pages of lists over large tables: their price does not depend on where they are or how many rows there are. */
export class LargePages {
  constructor(
    private readonly db: Database,
    private readonly totals: Totals,
    private readonly bounds: Bounds,
  ) {}

  /** undefined: these rows are the caller's own, few, and better read plainly. */
  async page(list: ListDefinition, query: ListQuery, ator: Ator): Promise<Page | undefined> {
    const sql = pageSql(list, query, ator, this.bounds);
    if (sql.own) return undefined;
    const {limit = 0, offset} = query;
    const known = this.totals.known(sql.identity, sql.count);
    const backwards = !sql.fuzzy && offset > this.bounds.near && known !== undefined && offset > known / 2;
    const {n, total: counted, linhas} = await this.read(this.statement(sql, known, backwards));
    const rows = linhas ?? '[]';
    if (counted !== null && (sql.fuzzy || backwards || counted <= this.bounds.counted)) {
      if (counted > this.bounds.counted) this.totals.keep(sql.identity, counted);
      return {rows, total: counted, estimated: false};
    }
    // A page that is not full is the last one, unless it is beyond the end.
    if (n < limit && (n > 0 || offset === 0)) return {rows, total: offset + n, estimated: false};
    if (n === 0) return {rows, total: await this.exact(sql), estimated: false};
    const total = known ?? (await this.totals.estimate(sql.identity, sql.all, sql.count));
    return {rows, total: Math.max(total, this.bounds.counted + 1, offset + n), estimated: true};
  }

  /** How many there are, told exactly up to this.bounds.counted. */
  async count(list: ListDefinition, query: ListQuery, ator: Ator): Promise<{total: number; estimated: boolean}> {
    const sql = pageSql(list, query, ator, this.bounds);
    const {total} = await this.read(sql.bounded);
    if (total !== null && total <= this.bounds.counted) return {total, estimated: false};
    const known = this.totals.known(sql.identity, sql.count);
    const estimate = known ?? (await this.totals.estimate(sql.identity, sql.all, sql.count));
    return {total: Math.max(estimate, this.bounds.counted + 1), estimated: true};
  }

  private statement(sql: PageSql, known: number | undefined, backwards: boolean): Statement {
    return sql.fuzzy ? sql.found() : sql.page({total: known === undefined ? 'bounded' : 'none', backwards});
  }

  private async exact({count, identity}: PageSql): Promise<number> {
    const {total} = await this.read(count);
    if (total !== null && total > this.bounds.counted) this.totals.keep(identity, total);
    return total ?? 0;
  }

  /** Planned for these very values: what suits a common one would read a large table through for a rare one. */
  private async read({text, values}: Statement): Promise<Found> {
    const [found] = await this.db.query<Found & Record<string, unknown>>(text, values);
    if (!found) throw new Error('a statement of one row answered none');
    return found;
  }
}
