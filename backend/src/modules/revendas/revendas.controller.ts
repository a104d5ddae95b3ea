import {inject, service} from '@loopback/core';
import {normaliseCnpj} from '@clube/domain';
import {z} from 'zod';
import {comecado} from '../../kernel/batch-jobs/batch-jobs.endpoints';
import {filtro} from '../../kernel/batch-jobs/of-list';
import {bulkPreview} from '../../kernel/batch-jobs/preview';
import {REFUSED_AT_START} from '../../kernel/batch-jobs/refusals';
import {IdempotencyKeyReused} from '../../kernel/idempotency';
import {Kernel} from '../../kernel/keys';
import {currentContext} from '../../kernel/context';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import type {Crud} from '../../kernel/entities/writing/crud';
import {Conflict} from '../../kernel/refusals/refusals';
import {idParam} from '../../kernel/http/routing/shapes';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import type {Lists} from '../../kernel/lists/lists';
import {REFUSED_EDITS} from '../../kernel/entities/writing/edit-conflict';
import {BulkRevendasService, bulkChange} from './bulk-revendas.service';
import {Revenda, revendas} from './revenda';
import {RevendasService} from './revendas.service';

/** The CNPJ cannot be changed, as sales reference it. */
const change = Revenda.change.omit({cnpj: true}).meta({id: 'RevendaMudanca'});
const namesAnswer = z.object({revendas: z.array(z.object({nomeInput: z.string()}))}).meta({id: 'NomesDasRevendas'});

const list = defineEndpoint('GET /api/revendas', {
  summary: 'Lista as revendas',
  description: 'Sem uma sessão do painel, só os nomes das ativas, em ordem alfabética.',
  query: queryOf(revendas),
  answer: z.union([listAnswer(revendas, Revenda.row), namesAnswer]),
});
const create = defineEndpoint('POST /api/revendas', {
  summary: 'Cadastra uma revenda',
  body: Revenda.create,
  answer: Revenda.row,
  status: 201,
  refuses: [Conflict],
});
const ofLoja = defineEndpoint('GET /api/lojas/{cnpj}/revenda', {
  summary: 'A revenda que uma loja é',
  description: 'null quando o CNPJ não é de uma revenda.',
  params: z.strictObject({cnpj: z.string().max(18).transform(normaliseCnpj)}),
  answer: z.object({revenda: Revenda.row.nullable()}),
});
const update = defineEndpoint('PUT /api/revendas/{id}', {
  summary: 'Altera uma revenda; rm sozinho faz dela uma revenda master, ou deixa de fazer',
  params: idParam,
  body: change,
  answer: Revenda.row,
  refuses: [...REFUSED_EDITS],
});
const emMassa = z.strictObject({filtro, mudanca: bulkChange}).meta({id: 'RevendasEmMassa'});
const previewAll = defineEndpoint('POST /api/revendas/bulk/previa', {
  summary: 'Quantas revendas de um filtro uma mudança em massa alcançaria, e quantas já estão assim',
  body: emMassa,
  answer: bulkPreview,
});
const updateAll = defineEndpoint('POST /api/revendas/bulk/filtro', {
  summary: 'Ativa, inativa, muda de rede ou torna master todas as revendas de um filtro, num trabalho longo',
  description: 'mudanca tem um só campo: ativo, redeId (null: sem rede) ou rm. O trabalho pode ser desfeito.',
  body: emMassa,
  answer: comecado,
  idempotent: true,
  refuses: [...REFUSED_AT_START, IdempotencyKeyReused],
});

@controller()
export class RevendasController {
  constructor(
    @service(RevendasService) private readonly service: RevendasService,
    @service(BulkRevendasService) private readonly bulk: BulkRevendasService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.CRUD) private readonly crud: Crud,
  ) {}

  @endpoint(list)
  async list({query}: Input<typeof list>) {
    if (currentContext().actor.kind === 'painel') return this.lists.answer(revendas, query);
    return {revendas: await this.service.names()};
  }

  @endpoint(create)
  create({body}: Input<typeof create>) {
    return this.crud.create(Revenda, body);
  }

  @endpoint(ofLoja)
  async ofLoja({params: {cnpj}}: Input<typeof ofLoja>) {
    return {revenda: (await this.lists.row(revendas, {cnpj})) ?? null};
  }

  @endpoint(update)
  update({params: {id}, body}: Input<typeof update>) {
    return this.crud.update(Revenda, id, body);
  }

  @endpoint(previewAll)
  previewAll({body: {filtro, mudanca}}: Input<typeof previewAll>) {
    return this.bulk.preview(filtro, mudanca);
  }

  @endpoint(updateAll)
  updateAll({body: {filtro, mudanca}}: Input<typeof updateAll>) {
    return this.bulk.start(filtro, mudanca);
  }
}
