import {z} from 'zod';
import {importFile, importTotal} from '../../kernel/imports/calls/imports.endpoints';
import {REFUSED_SYNCHRONOUSLY} from '../../kernel/imports/refusals';
import {Conflict, NotFound} from '../../kernel/refusals/refusals';
import {idParam, messageAnswer} from '../../kernel/http/routing/shapes';
import {LONG_CALL_MS, defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {outSchema} from '../../kernel/entities/schemas';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import {flag} from '../../kernel/entities/wire';
import {REFUSED_EDITS} from '../../kernel/entities/writing/edit-conflict';
import {Produto, produtos, storefrontProdutos} from './produtos.resource';

const produto = Produto.row;
const produtoOfLoja = outSchema(storefrontProdutos.fields).meta({id: 'ProdutoDaLoja'});
const status = z.strictObject({ativo: flag.optional()}).meta({id: 'ProdutoStatus'});
const updatedAnswer = z.object({mensagem: z.string(), produto}).meta({id: 'ProdutoAlterado'});

export const list = defineEndpoint('GET /api/produtos', {
  summary: 'Lista os produtos que pontuam',
  description: 'O pintor vê os ativos; o painel, todos os que não foram removidos.',
  query: queryOf(produtos, storefrontProdutos),
  answer: z.union([listAnswer(produtos, produto), listAnswer(storefrontProdutos, produtoOfLoja)]),
});

export const create = defineEndpoint('POST /api/produtos', {
  summary: 'Cadastra um produto',
  body: Produto.create,
  answer: produto,
  status: 201,
  refuses: [Conflict],
});

export const update = defineEndpoint('PUT /api/produtos/{id}', {
  summary: 'Altera um produto',
  params: idParam,
  body: Produto.change,
  answer: produto,
  refuses: [...REFUSED_EDITS],
});

export const changeStatus = defineEndpoint('POST /api/produtos/status/{id}', {
  summary: 'Ativa ou desativa um produto',
  description: 'Sem corpo, inverte o que está.',
  params: idParam,
  body: status,
  answer: updatedAnswer,
  refuses: [NotFound],
});

export const remove = defineEndpoint('DELETE /api/produtos/{id}', {
  summary: 'Remove um produto das listas; as vendas passadas o mantêm',
  params: idParam,
  answer: messageAnswer,
  refuses: [NotFound],
});

export const upload = defineEndpoint('POST /api/upload/produtos', {
  summary: 'Importa os produtos de um arquivo CSV ou XLSX de uma vez: todas as linhas ou nenhuma',
  description: 'total: produtos novos e mudados. Com erros, a recusa diz as primeiras linhas e o número da importação.',
  files: importFile,
  answer: importTotal,
  timeoutMs: LONG_CALL_MS,
  refuses: REFUSED_SYNCHRONOUSLY,
});
