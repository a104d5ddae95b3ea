import {inject, injectable, BindingScope} from '@loopback/core';
import {MAX_ALL_ROWS} from '@clube/domain';
import {currentContext} from '../context';
import {ListTooLong, InvalidSession} from '../refusals/refusals';
import {Answer, jsonText} from '../http/output/answer';
import {SECRET} from '../http/output/compress';
import {Kernel} from '../keys';
import type {Database} from '../persistence/database';
import {exportColumns} from '../exports/columns';
import type {SignedUrls} from '../security/signed-urls';
import {BOUNDS, type Bounds} from './bounds';
import {LargePages, type Page} from './large-pages';
import {namesOf, seenBy, type ListDefinition} from './list';
import type {ListAnswer} from './list-docs';
import {queryOfRequest, readListQuery, type ListRequest, type ListQuery} from './list-query';
import {buildList, buildSums} from './list-sql';
import {Totals} from './totals';

type Sums = Record<string, number>;
type Summed = Page & {sums: Sums | undefined};
type ListAnswered<R extends object> = Answer<ListAnswer<R>>;

/**
 * The list engine: parses a query in any of the supported dialects, runs one statement, and responds in the same
 * dialect.
 */
@injectable({scope: BindingScope.SINGLETON})
export class Lists {
  readonly bounds: Bounds = {...BOUNDS};
  readonly totals: Totals;
  private readonly large: LargePages;

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
  ) {
    this.totals = new Totals(db, this.bounds);
    this.large = new LargePages(db, this.totals, this.bounds);
  }

  async answer<R extends object>(whole: ListDefinition<R>, raw: Record<string, string>): Promise<ListAnswered<R>> {
    const list = seenBy(whole, currentContext().actor);
    const query = readListQuery(list, raw);
    if (query.download) return this.export(list, query, raw);
    const page = (await this.largePage(list, query)) ?? (await this.plainPage(list, query));
    const mapped = {...page, rows: this.mapped(list, page.rows), sums: await this.sums(list, query)};
    return list.bare || query.dialect === 'simple-rest'
      ? simpleRest(list, query, mapped)
      : contract(list, query, mapped);
  }

  /** The requested sums over all matching rows. */
  private async sums(list: ListDefinition, query: ListQuery): Promise<Sums | undefined> {
    if (!query.sums) return undefined;
    return this.db.one<Sums>(buildSums(list, query, currentContext().actor, query.sums));
  }

  /**
   * Refuses now what the export would refuse later: here the message is shown in the panel, there it would be a failed
   * download.
   */
  private export<R extends object>(
    list: ListDefinition<R>,
    query: ListQuery,
    raw: Record<string, string>,
  ): ListAnswered<R> {
    buildList(list, query, currentContext().actor);
    exportColumns(list, raw.colunas);
    return new Answer({value: {fileLink: this.fileLink(list, raw)}}, SECRET);
  }

  /** Rows and total in one round trip, unless the table is large. */
  private async plainPage(list: ListDefinition, query: ListQuery): Promise<Page> {
    const sql = buildList(list, query, currentContext().actor);
    const capped = query.limit === undefined ? ` LIMIT ${MAX_ALL_ROWS + 1}` : sql.page;
    const [found] = await this.db.prepared<{total: number; linhas: string | null}>(
      {
        text: `SELECT (${sql.count}) AS total, (SELECT json_agg(r)::text FROM (${sql.rows}${capped}) r) AS linhas`,
        values: sql.values,
      },
      {varied: true},
    );
    const total = found?.total ?? 0;
    if (query.limit === undefined && total > MAX_ALL_ROWS) throw tooMany({total, estimated: false});
    return {rows: found?.linhas ?? '[]', total, estimated: false};
  }

  /** undefined: the simple query is better for this request. */
  private async largePage(list: ListDefinition, query: ListQuery): Promise<Page | undefined> {
    const [table = ''] = list.from.split(' ', 1);
    if (!(await this.totals.isLarge(table))) return undefined;
    const {actor} = currentContext();
    if (query.limit !== undefined) return this.large.page(list, query, actor);
    const counted = await this.large.count(list, query, actor);
    if (counted.total > MAX_ALL_ROWS) throw tooMany(counted);
    return undefined;
  }

  /** The rows that match a query made by our own code, limited to what this actor may see. */
  async rows<R extends object>(whole: ListDefinition<R>, request: ListRequest<R> = {}): Promise<R[]> {
    const {actor} = currentContext();
    const list = seenBy(whole, actor);
    const sql = buildList(list, queryOfRequest(request), actor);
    const found = await this.db.query<{linhas: R[] | null}>({
      text: `SELECT json_agg(r) AS linhas FROM (${sql.rows}${sql.page}) r`,
      values: sql.values,
    });
    const rows = found[0]?.linhas ?? [];
    return list.map ? rows.map(row => list.map?.(row) ?? row) : rows;
  }

  /** The first row that `rows` would return. */
  async row<R extends object>(list: ListDefinition<R>, filters: ListRequest<R>['filters']): Promise<R | undefined> {
    return (await this.rows(list, {filters, limit: 1}))[0];
  }

  /** The exact number of rows that match these filters and that this actor may see. */
  async total(list: ListDefinition, filters: Readonly<Record<string, unknown>>): Promise<number> {
    return (await this.plainPage(seenBy(list, currentContext().actor), queryOfRequest({filters, limit: 1}))).total;
  }

  private mapped(list: ListDefinition, text: string): string {
    if (!list.map) return text;
    return JSON.stringify((JSON.parse(text) as object[]).map(row => list.map?.(row)));
  }

  private fileLink(list: ListDefinition, raw: Record<string, string>): string {
    // The export's URL is bound to a session and expires with it, so a caller without a session gets none.
    if (!('session' in currentContext().actor)) throw InvalidSession();
    return this.urls.sign(`/api/exportar/${list.name}?${new URLSearchParams(raw).toString()}`);
  }
}

function contract<R extends object>(
  list: ListDefinition<R>,
  query: ListQuery,
  {rows, total, estimated, sums}: Summed,
): ListAnswered<R> {
  const {actor} = currentContext();
  const named = namesOf(list, {paged: query.paged, ator: actor}).map(name => `"${name}":${rows}`);
  const totals =
    list.total && list.total !== 'count' ? `"${list.total}":${total},"count":${total}` : `"count":${total}`;
  const summed = sums ? `,"somas":${JSON.stringify(sums)}` : '';
  const metadata = `{"total":${total}${estimated ? ',"estimado":true' : ''}${summed}}`;
  return jsonText(`{${named.join(',')},${totals},"metadata":${metadata}}`);
}

/** A bare array; its range and the total are in the Content-Range header. */
function simpleRest<R extends object>(
  list: ListDefinition<R>,
  query: ListQuery,
  {rows, total, estimated, sums}: Summed,
): ListAnswered<R> {
  const last = Math.max(query.offset, Math.min(total, query.offset + (query.limit ?? total)) - 1);
  return jsonText(rows, {
    'Content-Range': `${list.name} ${query.offset}-${last}/${total}`,
    ...(estimated && {'X-Total-Estimado': '1'}),
    ...(sums && {'X-Somas': JSON.stringify(sums)}),
    'Access-Control-Expose-Headers': 'Content-Range, X-Total-Estimado, X-Somas',
  });
}

const tooMany = ({total, estimated}: Pick<Page, 'total' | 'estimated'>) =>
  ListTooLong({
    erro: `São ${estimated ? 'cerca de ' : ''}${total.toLocaleString('pt-BR')} linhas, e a tela mostra até 5.000. Use a exportação para ter todas.`,
    total,
  });
