import {service} from '@loopback/core';
import {z} from 'zod';
import {Conflict, NotFound, NotPermitted} from '../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {idParam, messageAnswer} from '../../kernel/http/routing/shapes';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {visao, visaoMudanca, visaoNova} from './visao';
import {VisaoService} from './visao.service';

const list = defineEndpoint('GET /api/visoes', {
  summary: 'As visões salvas de uma lista: as próprias e as que outros compartilham',
  query: z.strictObject({lista: z.string().max(60, 'Lista desconhecida')}),
  answer: z.object({visoes: z.array(visao)}).meta({id: 'Visoes'}),
});
const create = defineEndpoint('POST /api/visoes', {
  summary: 'Salva uma visão de uma lista',
  body: visaoNova,
  answer: visao,
  status: 201,
  refuses: [Conflict],
});
const update = defineEndpoint('PUT /api/visoes/{id}', {
  summary: 'Altera uma das próprias visões',
  params: idParam,
  body: visaoMudanca,
  answer: visao,
  refuses: [NotFound, NotPermitted, Conflict],
});
const remove = defineEndpoint('DELETE /api/visoes/{id}', {
  summary: 'Exclui uma das próprias visões',
  params: idParam,
  answer: messageAnswer,
  refuses: [NotFound, NotPermitted],
});

@controller()
export class VisoesController {
  constructor(@service(VisaoService) private readonly visoes: VisaoService) {}

  @endpoint(list)
  async list({query: {lista}}: Input<typeof list>) {
    return {visoes: await this.visoes.list(lista)};
  }

  @endpoint(create)
  create({body}: Input<typeof create>) {
    return this.visoes.create(body);
  }

  @endpoint(update)
  change({params: {id}, body}: Input<typeof update>) {
    return this.visoes.change(id, body);
  }

  @endpoint(remove)
  async remove({params: {id}}: Input<typeof remove>) {
    await this.visoes.remove(id);
    return {mensagem: 'Visão excluída com sucesso'};
  }
}
