import {service} from '@loopback/core';
import {z} from 'zod';
import {Conflito, NaoEncontrado, SemPermissao} from '../../kernel/errors';
import {route, type Input} from '../../kernel/http/route';
import {idParam, mensagem} from '../../kernel/http/shapes';
import {controller, verb} from '../../kernel/http/verb';
import {visao, visaoMudanca, visaoNova} from './visao';
import {VisaoService} from './visao.service';

const listar = route('GET /api/visoes', {
  summary: 'As visões salvas de uma lista: as próprias e as que outros compartilham',
  query: z.strictObject({lista: z.string().max(60, 'Lista desconhecida')}),
  answer: z.object({visoes: z.array(visao)}).meta({id: 'Visoes'}),
});
const criar = route('POST /api/visoes', {
  summary: 'Salva uma visão de uma lista',
  body: visaoNova,
  answer: visao,
  status: 201,
  refuses: [Conflito],
});
const alterar = route('PUT /api/visoes/{id}', {
  summary: 'Altera uma das próprias visões',
  params: idParam,
  body: visaoMudanca,
  answer: visao,
  refuses: [NaoEncontrado, SemPermissao, Conflito],
});
const excluir = route('DELETE /api/visoes/{id}', {
  summary: 'Exclui uma das próprias visões',
  params: idParam,
  answer: mensagem,
  refuses: [NaoEncontrado, SemPermissao],
});

@controller()
export class VisoesController {
  constructor(@service(VisaoService) private readonly visoes: VisaoService) {}

  @verb(listar)
  async listar({query: {lista}}: Input<typeof listar>) {
    return {visoes: await this.visoes.listar(lista)};
  }

  @verb(criar)
  criar({body}: Input<typeof criar>) {
    return this.visoes.criar(body);
  }

  @verb(alterar)
  alterar({params: {id}, body}: Input<typeof alterar>) {
    return this.visoes.alterar(id, body);
  }

  @verb(excluir)
  async excluir({params: {id}}: Input<typeof excluir>) {
    await this.visoes.excluir(id);
    return {mensagem: 'Visão excluída com sucesso'};
  }
}
