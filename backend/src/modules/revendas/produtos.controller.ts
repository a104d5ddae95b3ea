import {inject} from '@loopback/core';
import {currentContext} from '../../kernel/context';
import type {Input} from '../../kernel/http/routing/route';
import {controller, verb} from '../../kernel/http/routing/verb';
import type {Crud} from '../../kernel/entities/writing/crud';
import type {Imports} from '../../kernel/imports/imports';
import {Kernel} from '../../kernel/keys';
import type {Lists} from '../../kernel/lists/lists';
import {produtosImport} from './produtos.import';
import {Produto, produtos, produtosOfLoja} from './produtos.resource';
import * as routes from './produtos.routes';

@controller()
export class ProdutosController {
  constructor(
    @inject('kernel.lists') private readonly lists: Lists,
    @inject('kernel.crud') private readonly crud: Crud,
    @inject(Kernel.IMPORTS) private readonly imports: Imports,
  ) {}

  @verb(routes.list)
  list({query}: Input<typeof routes.list>) {
    return this.lists.answer(currentContext().actor.kind === 'painel' ? produtos : produtosOfLoja, query);
  }

  @verb(routes.create)
  create({body}: Input<typeof routes.create>) {
    return this.crud.create(Produto, body, {columns: {criadoEm: currentContext().now}});
  }

  @verb(routes.update)
  update({params: {id}, body}: Input<typeof routes.update>) {
    return this.crud.update(Produto, id, body);
  }

  @verb(routes.changeStatus)
  async changeStatus({params: {id}, body}: Input<typeof routes.changeStatus>) {
    const ativo = body.ativo ?? (await this.crud.get(Produto, id)).ativo === 0;
    return {
      mensagem: 'Status atualizado com sucesso',
      produto: await this.crud.update(Produto, id, {ativo}),
    };
  }

  @verb(routes.remove)
  async remove({params: {id}}: Input<typeof routes.remove>) {
    await this.crud.remove(Produto, id);
    return {mensagem: 'Produto excluído com sucesso'};
  }

  @verb(routes.upload)
  async upload({files}: Input<typeof routes.upload>) {
    return {total: await this.imports.atOnce(produtosImport.tipo, files)};
  }
}
