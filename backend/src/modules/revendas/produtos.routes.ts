import {z} from 'zod';
import {Conflito, NaoEncontrado} from '../../kernel/errors';
import {idParam, mensagem} from '../../kernel/http/shapes';
import {route} from '../../kernel/http/route';
import {outSchema} from '../../kernel/resources/schemas';
import {listAnswer, queryOf} from '../../kernel/resources/list-docs';
import {flag} from '../../kernel/resources/wire';
import {Produto, produtos, produtosDaLoja} from './produtos.resource';

const produto = Produto.row;
const produtoDaLoja = outSchema(produtosDaLoja.fields).meta({id: 'ProdutoDaLoja'});
const status = z.strictObject({ativo: flag.optional()}).meta({id: 'ProdutoStatus'});
const alterado = z.object({mensagem: z.string(), produto}).meta({id: 'ProdutoAlterado'});

export const listar = route('GET /api/produtos', {
  summary: 'Lista os produtos que pontuam',
  description: 'O pintor vê os ativos; o painel, todos os que não foram removidos.',
  query: queryOf(produtos, produtosDaLoja),
  answer: z.union([listAnswer(produtos, produto), listAnswer(produtosDaLoja, produtoDaLoja)]),
});

export const criar = route('POST /api/produtos', {
  summary: 'Cadastra um produto',
  body: Produto.create,
  answer: produto,
  status: 201,
  refuses: [Conflito],
});

export const alterar = route('PUT /api/produtos/{id}', {
  summary: 'Altera um produto',
  params: idParam,
  body: Produto.change,
  answer: produto,
  refuses: [NaoEncontrado, Conflito],
});

export const mudarStatus = route('POST /api/produtos/status/{id}', {
  summary: 'Ativa ou desativa um produto',
  description: 'Sem corpo, inverte o que está.',
  params: idParam,
  body: status,
  answer: alterado,
  refuses: [NaoEncontrado],
});

export const remover = route('DELETE /api/produtos/{id}', {
  summary: 'Remove um produto das listas; as vendas passadas o mantêm',
  params: idParam,
  answer: mensagem,
  refuses: [NaoEncontrado],
});
