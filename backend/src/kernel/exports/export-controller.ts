import {inject} from '@loopback/core';
import {z} from 'zod';
import {civilDateOf, callersOf, hasRight, partsOf} from '@clube/domain';
import {currentContext, withChanges} from '../context';
import {NotFound, InvalidSession} from '../refusals/refusals';
import {streamed, type Answer, type Streamed} from '../http/output/answer';
import {XLSX_TYPE, attachment} from '../http/output/download';
import {defineEndpoint, type Input} from '../http/routing/define-endpoint';
import {controller, endpoint} from '../http/routing/endpoint';
import {Kernel} from '../keys';
import type {Sessions} from '../security/sessions';
import type {SignedUrls} from '../security/signed-urls';
import {findList, type ListDefinition} from '../lists/list';
import {readListQuery} from '../lists/list-query';
import type {XlsxStreams} from './xlsx';
import type {CsvStreams} from './csv';

const params = z.strictObject({lista: z.string().max(60)});
const query = z.record(z.string(), z.string());

const download = defineEndpoint('GET /api/exportar/{lista}', {
  summary: 'Baixa uma lista em CSV ou XLSX, pelo endereço assinado que a lista deu',
  params,
  query,
  produces: ['text/csv', XLSX_TYPE],
  refuses: [InvalidSession, NotFound],
});

/** Downloads of lists. The URL is signed, expires within minutes or with the session, and is itself the permission. */
@controller()
export class ExportController {
  constructor(
    @inject(Kernel.CSV) private readonly csv: CsvStreams,
    @inject(Kernel.XLSX) private readonly xlsx: XlsxStreams,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
  ) {}

  @endpoint(download)
  async download({params: {lista}, query: raw}: Input<typeof download>): Promise<Answer<Streamed>> {
    const {ate, sessao: session, assinatura, ...rest} = raw;
    const text = new URLSearchParams(rest).toString();
    const path = `/api/exportar/${lista}${text && `?${text}`}`;
    const signed = this.urls.verify(
      `${path}${text ? '&' : '?'}ate=${ate}&sessao=${session}&assinatura=${assinatura}`,
      currentContext().now,
    );
    const actor = signed && (await this.sessions.findByHash(signed.session));
    const list = findList(lista);
    const row =
      list && callersOf(...(list.route.startsWith('/') ? (['GET', list.route] as const) : partsOf(list.route)));
    if (!actor || !list || !row || !(row.public || hasRight(row, actor))) throw InvalidSession();
    return withChanges({actor}, () => this.stream(list, rest));
  }

  private async stream(list: ListDefinition, raw: Record<string, string>): Promise<Answer<Streamed>> {
    const {format, fileName} = readListQuery(list, {download: 'csv', ...raw}).download ?? {format: 'csv'};
    const file =
      format === 'xlsx'
        ? {stream: this.xlsx.stream(list, raw), type: XLSX_TYPE}
        : {stream: this.csv.stream(list, raw), type: 'text/csv; charset=utf-8'};
    const day = civilDateOf(currentContext().now).split('-').reverse().join('-');
    const name = `${fileName ?? list.name} ${day}.${format}`;
    return streamed(file, attachment(name));
  }
}
