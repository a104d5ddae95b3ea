import {inject} from '@loopback/core';
import {currentContext} from '../../kernel/context';
import type {Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import type {Crud} from '../../kernel/entities/writing/crud';
import type {Imports} from '../../kernel/imports/imports';
import {Kernel} from '../../kernel/keys';
import type {Lists} from '../../kernel/lists/lists';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {Conflict} from '../../kernel/refusals/refusals';
import {produtosImport} from './produtos.import';
import {Produto, produtos, storefrontProdutos} from './produtos.resource';
import * as endpoints from './produtos.endpoints';

@controller()
export class ProdutosController {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.IMPORTS) private readonly imports: Imports,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(currentContext().actor.kind === 'painel' ? produtos : storefrontProdutos, query);
  }

  @endpoint(endpoints.create)
  create({body}: Input<typeof endpoints.create>) {
    return this.crud.create(Produto, body, {columns: {criadoEm: currentContext().now}});
  }

  @endpoint(endpoints.update)
  update({params: {id}, body}: Input<typeof endpoints.update>) {
    return this.crud.update(Produto, id, body, {
      also: (after, before) => this.refuseCodigoInUse(before.codigo, after.codigo),
    });
  }

  @endpoint(endpoints.changeStatus)
  async changeStatus({params: {id}, body}: Input<typeof endpoints.changeStatus>) {
    const ativo = body.ativo ?? (await this.crud.get(Produto, id)).ativo === 0;
    return {
      mensagem: 'Status atualizado com sucesso',
      produto: await this.crud.update(Produto, id, {ativo}),
    };
  }

  @endpoint(endpoints.remove)
  async remove({params: {id}}: Input<typeof endpoints.remove>) {
    await this.crud.remove(Produto, id);
    return {mensagem: 'Produto excluído com sucesso'};
  }

  @endpoint(endpoints.upload)
  async upload({files}: Input<typeof endpoints.upload>) {
    const {total} = await this.imports.importSynchronously(produtosImport.tipo, files);
    return {total};
  }

  /** History, quotas and codes of resellers name a product by its code. */
  private async refuseCodigoInUse(before: string, after: string): Promise<void> {
    if (after === before) return;
    const used = await this.db.one(sql<{motivo: string}>`
      SELECT motivo FROM (VALUES
        (EXISTS (SELECT 1 FROM historico_rede WHERE codigo_produto = ${before}), 'está no histórico das redes'),
        (EXISTS (SELECT 1 FROM cota_rede WHERE codigo_produto = ${before}), 'está nas cotas das redes'),
        (EXISTS (SELECT 1 FROM produto_revenda WHERE codigo_padrao = ${before}), 'está em produtos de revendas')) AS x(usado, motivo)
       WHERE usado LIMIT 1`);
    if (used) throw Conflict({erro: `O código não muda mais: o produto ${used.motivo}.`});
  }
}
