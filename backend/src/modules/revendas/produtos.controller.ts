import {inject} from '@loopback/core';
import {z} from 'zod';
import {currentContext} from '../../kernel/context';
import {Conflito, NaoEncontrado} from '../../kernel/errors';
import {idParam, mensagem} from '../../kernel/http/shapes';
import {controller, verb, type Entrada} from '../../kernel/http/verb';
import type {Crud} from '../../kernel/resources/crud';
import {outSchema} from '../../kernel/resources/schemas';
import {listAnswer, queryOf, type ListQuerySchema} from '../../kernel/resources/list-docs';
import type {Lists} from '../../kernel/resources/lists';
import {flag} from '../../kernel/resources/wire';
import {Produto, produtos, produtosDaLoja} from './produtos.resource';

const produtoDaLoja = outSchema(produtosDaLoja.fields).meta({id: 'ProdutoDaLoja'});
const status = z.strictObject({ativo: flag.optional()}).meta({id: 'ProdutoStatus'});
const alterado = z.object({mensagem: z.string(), produto: Produto.row}).meta({id: 'ProdutoAlterado'});

@controller()
export class ProdutosController {
  constructor(
    @inject('kernel.lists') private readonly lists: Lists,
    @inject('kernel.crud') private readonly crud: Crud,
  ) {}

  @verb('GET /api/produtos', {
    summary: 'Lista os produtos que pontuam',
    description: 'O pintor vê os ativos; o painel, todos os que não foram removidos.',
    query: queryOf(produtos, produtosDaLoja),
    answer: z.union([listAnswer(produtos), listAnswer(produtosDaLoja, produtoDaLoja)]),
  })
  listar({query}: Entrada<undefined, ListQuerySchema>) {
    return this.lists.answer(currentContext().ator.tipo === 'painel' ? produtos : produtosDaLoja, query);
  }

  @verb('POST /api/produtos', {
    summary: 'Cadastra um produto',
    body: Produto.create,
    answer: Produto.row,
    status: 201,
    refuses: [Conflito],
  })
  criar({body}: Entrada<undefined, undefined, typeof Produto.create>) {
    return this.crud.create(Produto, body, {criadoEm: currentContext().agora});
  }

  @verb('PUT /api/produtos/{id}', {
    summary: 'Altera um produto',
    params: idParam,
    body: Produto.update,
    answer: Produto.row,
    refuses: [NaoEncontrado, Conflito],
  })
  alterar({params: {id}, body}: Entrada<typeof idParam, undefined, typeof Produto.update>) {
    return this.crud.update(Produto, id, body);
  }

  @verb('POST /api/produtos/status/{id}', {
    summary: 'Ativa ou desativa um produto',
    description: 'Sem corpo, inverte o que está.',
    params: idParam,
    body: status,
    answer: alterado,
    refuses: [NaoEncontrado],
  })
  async mudarStatus({params: {id}, body}: Entrada<typeof idParam, undefined, typeof status>) {
    const ativo = body.ativo ?? (await this.crud.get(Produto, id)).ativo === 0;
    return {
      mensagem: 'Status atualizado com sucesso',
      produto: await this.crud.update(Produto, id, {ativo}),
    };
  }

  @verb('DELETE /api/produtos/{id}', {
    summary: 'Remove um produto das listas; as vendas passadas o mantêm',
    params: idParam,
    answer: mensagem,
    refuses: [NaoEncontrado],
  })
  async remover({params: {id}}: Entrada<typeof idParam>) {
    await this.crud.remove(Produto, id);
    return {mensagem: 'Produto removido com sucesso'};
  }
}
