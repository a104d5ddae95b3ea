import {inject} from '@loopback/core';
import {currentContext} from '../../kernel/context';
import type {Input} from '../../kernel/http/route';
import {controller, verb} from '../../kernel/http/verb';
import type {Crud} from '../../kernel/resources/crud';
import type {Lists} from '../../kernel/resources/lists';
import {produtos, produtosDaLoja} from './produtos.resource';
import * as routes from './produtos.routes';

@controller()
export class ProdutosController {
  constructor(
    @inject('kernel.lists') private readonly lists: Lists,
    @inject('kernel.crud') private readonly crud: Crud,
  ) {}

  @verb(routes.listar)
  listar({query}: Input<typeof routes.listar>) {
    return this.lists.answer(currentContext().ator.tipo === 'painel' ? produtos.list : produtosDaLoja, query);
  }

  @verb(routes.criar)
  criar({body}: Input<typeof routes.criar>) {
    return this.crud.create(produtos, body, {criadoEm: currentContext().agora});
  }

  @verb(routes.alterar)
  alterar({params: {id}, body}: Input<typeof routes.alterar>) {
    return this.crud.update(produtos, id, body);
  }

  @verb(routes.mudarStatus)
  async mudarStatus({params: {id}, body}: Input<typeof routes.mudarStatus>) {
    const ativo = body.ativo ?? (await this.crud.get(produtos, id)).ativo === 0;
    return {
      mensagem: 'Status atualizado com sucesso',
      produto: await this.crud.update(produtos, id, {ativo}),
    };
  }

  @verb(routes.remover)
  async remover({params: {id}}: Input<typeof routes.remover>) {
    await this.crud.remove(produtos, id);
    return {mensagem: 'Produto removido com sucesso'};
  }
}
