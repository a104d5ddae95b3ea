import {inject} from '@loopback/core';
import {z} from 'zod';
import {dataCivil, quemPodeChamar, temDireito} from '@clube/domain';
import {currentContext, withChanges} from '../context';
import {NaoEncontrado, SessaoInvalida} from '../errors';
import {streamed, type Resposta, type Streamed} from '../http/answer';
import {route, type Input} from '../http/route';
import {controller, verb} from '../http/verb';
import {Kernel} from '../keys';
import type {Sessions} from '../security/sessions';
import type {SignedUrls} from '../security/signed-urls';
import {findList, type ListDefinition} from './list';
import {readListQuery} from './list-query';
import type {CsvStreams} from './csv';

const params = z.strictObject({lista: z.string().max(60)});
const query = z.record(z.string(), z.string());

const baixar = route('GET /api/exportar/{lista}', {
  summary: 'Baixa uma lista em CSV, pelo endereço assinado que a lista deu',
  params,
  query,
  produces: 'text/csv',
  refuses: [SessaoInvalida, NaoEncontrado],
});

/** Downloads of lists. The address is signed, lives minutes and dies with the session; it is what gives the right. */
@controller()
export class ExportController {
  constructor(
    @inject('kernel.csv') private readonly csv: CsvStreams,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
  ) {}

  @verb(baixar)
  async baixar({params: {lista}, query: raw}: Input<typeof baixar>): Promise<Resposta<Streamed>> {
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

  private async stream(list: ListDefinition, raw: Record<string, string>): Promise<Resposta<Streamed>> {
    const stream = this.csv.stream(list, raw);
    const day = dataCivil(currentContext().agora).split('-').reverse().join('-');
    const name = `${readListQuery(list, {...raw, download: 'csv'}).download?.fileName ?? list.name} ${day}.csv`;
    return streamed(
      {stream, type: 'text/csv; charset=utf-8'},
      {'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`},
    );
  }
}
