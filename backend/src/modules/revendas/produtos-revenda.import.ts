import {UNKNOWN_PRODUTO_PADRAO, countOf} from '@clube/domain';
import {importOf} from '../../kernel/imports/kinds/of-entity';
import {oneError, rightLines} from '../../kernel/imports/kinds/lines';
import {sql} from '../../kernel/persistence/sql';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import {ProdutoRevenda} from './produto-revenda';

const UNKNOWN = {campo: 'codigoPadrao', mensagem: UNKNOWN_PRODUTO_PADRAO};

/** Imports one reseller's names of the manufacturer's products, identified by the reseller's own codes. */
export const produtosRevendaImport = importOf(ProdutoRevenda, {
  tipo: 'produtos-revenda',
  titulo: 'Produtos da revenda',
  declaredIn: __filename,
  right: 'POST /api/upload/produtos_revenda',
  key: 'codigo',
  within: 'cnpjRevenda',
  columns: {
    codigoPadrao: {
      exemplo: '10025',
      ajuda: 'O código do produto Sherwin-Williams.',
      palavras: ['código sherwin-williams', 'código sw', 'padrão', 'código fabricante', 'codigo do fabricante'],
    },
    codigo: {
      exemplo: 'TIN-0457',
      ajuda: 'Com ele se reconhece um produto que a revenda já tem.',
      palavras: ['código', 'cod', 'código revenda', 'código da revenda', 'código do produto', 'sku', 'referência'],
    },
    nome: {
      exemplo: 'TINTA ACR FOSCA BCA 18L',
      ajuda: 'Como o produto aparece nas notas da revenda.',
      palavras: ['nome', 'produto', 'nome do produto', 'descrição do produto'],
    },
    valorUnitario: {
      exemplo: '389,90',
      ajuda: 'Em reais, com até duas casas decimais.',
      palavras: ['valor', 'preço', 'preço unitário', 'valor unit', 'vl unitário'],
    },
  },
  async checkParams(db, params) {
    const cnpj = String(Reflect.get(params, 'cnpjRevenda'));
    const known = await db.one(sql<{id: number}>`SELECT id FROM revenda WHERE cnpj = ${cnpj} AND ativo`);
    if (!known) throw fieldRefusal({cnpjRevenda: 'Revenda não encontrada'});
  },
  refuse: [
    (scope, range) => sql`
    UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(UNKNOWN)}
     WHERE ${rightLines(scope, range)}
       AND NOT EXISTS (SELECT 1 FROM produto p WHERE p.codigo = l.valores ->> 'codigoPadrao' AND p.removido_em IS NULL)`,
  ],
  done: count => countOf(count, 'produto cadastrado', 'produtos cadastrados'),
});
