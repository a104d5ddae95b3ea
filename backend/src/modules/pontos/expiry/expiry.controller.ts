import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {GIVE_BACK_VALIDITY_DAYS} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import {SecondPersonRequired} from '../../../kernel/approvals/refusals';
import {civilDate} from '../../../kernel/entities/wire';
import {outSchema} from '../../../kernel/entities/schemas';
import type {CsvStreams} from '../../../kernel/exports/csv';
import {streamed} from '../../../kernel/http/output/answer';
import {LONG_CALL_MS, defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import type {Lists} from '../../../kernel/lists/lists';
import {ExpiryService} from './expiry.service';
import {GrantBeyondLimits} from '../refusals';
import {pontosExpirados} from './expirados.list';
import {GiveBackService} from './give-back.service';

const moved = z.object({pintores: z.int(), pontos: z.int()}).meta({id: 'PontosMovidos'});
const givenBack = z.object({success: z.boolean(), message: z.string()}).meta({id: 'PontosDevolvidos'});
const since = z.strictObject({date: civilDate});
const expirado = outSchema(pontosExpirados.fields).meta({id: 'PontoExpirado'});

const list = defineEndpoint('GET /api/pontuacoes-expiradas', {
  summary: 'Pontos que expiraram, e quando foram devolvidos',
  query: queryOf(pontosExpirados),
  answer: listAnswer(pontosExpirados, expirado),
});
const expire = defineEndpoint('POST /api/pontuacoes/expirar', {
  summary: 'Lança o que já venceu; todas as noites isto acontece sozinho. Pode ser repetido',
  answer: moved.extend({mensagem: z.string()}).meta({id: 'PontosExpirados'}),
  timeoutMs: LONG_CALL_MS,
});
const upcoming = defineEndpoint('GET /api/pontuacoes/expirar/previa', {
  summary: 'O que já venceu e ainda não expirou, e o que vai expirar, por mês',
  description:
    '`aviso` diz quando o relógio do servidor não é de confiança: até ser confirmado nada mais vence por ele.',
  answer: z.object({
    vencidos: moved,
    aviso: z.string().nullable(),
    meses: z.array(z.object({mes: z.string(), pontos: z.int(), pintores: z.int()})),
  }),
});
const report = defineEndpoint('GET /api/pontuacoes/expirar/relatorio', {
  summary: 'Baixa os pontos expirados em CSV (expired-score.csv)',
  query: queryOf(pontosExpirados),
  produces: 'text/csv',
});
const preview = defineEndpoint('GET /api/pontuacoes/reativar/{date}/previa', {
  summary: 'Quantos pontos uma devolução a partir da data alcançaria',
  params: since,
  answer: moved,
});
const giveBackOptions = {
  params: since,
  answer: givenBack,
  timeoutMs: LONG_CALL_MS,
  refuses: [SecondPersonRequired, GrantBeyondLimits],
};
const giveBack = defineEndpoint('POST /api/pontuacoes/reativar/{date}', {
  summary: `Devolve por ${GIVE_BACK_VALIDITY_DAYS} dias o que expirou na data ou depois e não foi devolvido. Pode ser repetido`,
  ...giveBackOptions,
});
const giveBackByGet = defineEndpoint('GET /api/pontuacoes/reativar/{date}', {
  summary: 'O mesmo que o POST, como o contrato o tem',
  ...giveBackOptions,
});

@controller()
export class ExpiryController {
  constructor(
    @service(GiveBackService) private readonly service: GiveBackService,
    @service(ExpiryService) private readonly expiry: ExpiryService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.CSV) private readonly csv: CsvStreams,
  ) {}

  @endpoint(list)
  list({query}: Input<typeof list>) {
    return this.lists.answer(pontosExpirados, query);
  }

  @endpoint(expire)
  expire() {
    return this.service.expire();
  }

  @endpoint(upcoming)
  async upcoming() {
    return {...(await this.service.previewExpiry()), meses: await this.expiry.upcomingExpiries()};
  }

  @endpoint(report)
  report({query}: Input<typeof report>) {
    return streamed(
      {stream: this.csv.stream(pontosExpirados, query), type: 'text/csv; charset=utf-8'},
      {'Content-Disposition': 'attachment; filename="expired-score.csv"'},
    );
  }

  @endpoint(preview)
  preview({params: {date}}: Input<typeof preview>) {
    return this.service.preview(date);
  }

  @endpoint(giveBack)
  async giveBack({params: {date}}: Input<typeof giveBack>) {
    return {success: true, message: await this.service.giveBack(date)};
  }

  @endpoint(giveBackByGet)
  giveBackByGet(input: Input<typeof giveBackByGet>) {
    return this.giveBack(input);
  }
}
