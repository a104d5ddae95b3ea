import {Transform as Json2Csv} from '@json2csv/node';
import {inject} from '@loopback/core';
import type {PoolClient} from 'pg';
import QueryStream from 'pg-query-stream';
import {Transform, type Readable} from 'node:stream';
import {z} from 'zod';
import {dataCivil, quemPodeChamar, temDireito} from '@clube/domain';
import {currentContext, withChanges} from '../context';
import {NaoEncontrado, SessaoInvalida} from '../errors';
import {Resposta} from '../http/answer';
import {controller, verb, type Entrada} from '../http/verb';
import {Kernel} from '../keys';
import type {Database} from '../persistence/database';
import type {Sessions} from '../security/sessions';
import type {SignedUrls} from '../security/signed-urls';
import {findList, type ListDefinition} from './list';
import {readListQuery} from './list-query';
import {buildList} from './list-sql';

const params = z.strictObject({lista: z.string().max(60)});
const query = z.record(z.string(), z.string());

/** Downloads of lists. The address is signed, lives minutes and dies with the session; it is what gives the right. */
@controller()
export class ExportController {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
  ) {}

  @verb('GET /api/exportar/{lista}', {
    summary: 'Baixa uma lista em CSV, pelo endereço assinado que a lista deu',
    params,
    query,
    produces: 'text/csv',
    refuses: [SessaoInvalida, NaoEncontrado],
  })
  async baixar({params: {lista}, query: raw}: Entrada<typeof params, typeof query>): Promise<Resposta> {
    const {ate, sessao, assinatura, ...rest} = raw;
    const text = new URLSearchParams(rest).toString();
    const path = `/api/exportar/${lista}${text && `?${text}`}`;
    const signed = this.urls.verify(
      `${path}${text ? '&' : '?'}ate=${ate}&sessao=${sessao}&assinatura=${assinatura}`,
      currentContext().agora,
    );
    const ator = signed && (await this.sessions.findByHash(signed.sessao));
    const list = findList(lista);
    const row = list && quemPodeChamar('GET', list.route.replace(/^GET /, ''));
    if (!ator || !list || !row || !(row.publico || temDireito(row, ator))) throw SessaoInvalida();
    return withChanges({ator}, () => this.stream(list, rest));
  }

  private async stream(list: ListDefinition, raw: Record<string, string>): Promise<Resposta> {
    const asked = readListQuery(list, raw);
    const sql = buildList(list, asked, currentContext().ator);
    const client = await this.db.reads.connect();
    const rows = client.query(new QueryStream(`${sql.rows}${sql.page}`, sql.values, {batchSize: 500})) as Readable;
    releaseWhenDone(rows, client);
    const name = `${raw.fileName ?? list.name} ${dataCivil(currentContext().agora).split('-').reverse().join('-')}.csv`;
    const delimiter = list.csv?.delimiter ?? ';';
    const columns = Object.entries(
      list.csv?.columns ?? Object.fromEntries(Object.keys(list.fields).map(key => [key, key])),
    );
    const csv = new Json2Csv(
      {delimiter, withBOM: true, fields: columns.map(([value, label]) => ({value, label}))},
      {objectMode: true},
    );
    const stream = rows.pipe(neutralised()).pipe(csv);
    rows.on('error', error => stream.destroy(error));
    return new Resposta(
      {stream, type: 'text/csv; charset=utf-8'},
      {'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`},
    );
  }
}

function releaseWhenDone(rows: Readable, client: PoolClient): void {
  let released = false;
  const release = (error?: Error) => {
    if (!released) client.release(error);
    released = true;
  };
  rows.on('close', () => release()).on('error', release);
}

/** A cell that a spreadsheet would run as a formula is shown as the text that it is. */
export const neutralise = (value: unknown): unknown =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^-?\d+([.,]\d+)?$/.test(value) ? `'${value}` : value;

const neutralised = () =>
  new Transform({
    objectMode: true,
    transform(row: Record<string, unknown>, _encoding, done) {
      done(null, Object.fromEntries(Object.entries(row).map(([key, value]) => [key, neutralise(value)])));
    },
  });
