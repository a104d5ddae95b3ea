import {countOf} from '@clube/domain';
import {importOf} from '../../kernel/imports/kinds/of-entity';
import {Produto} from './produtos.resource';

/** Imports products, identified by their code. */
export const produtosImport = importOf(Produto, {
  tipo: 'produtos',
  titulo: 'Produtos',
  declaredIn: __filename,
  right: 'POST /api/upload/produtos',
  key: 'codigo',
  columns: {
    codigo: {
      exemplo: '10025',
      ajuda: 'Com ele se reconhece um produto que já existe.',
      palavras: ['cod', 'código do produto', 'codigoProduto', 'referência', 'sku'],
    },
    nome: {
      exemplo: 'Tinta Acrílica Fosca Branca 18 L',
      palavras: ['nome', 'descrição', 'nome do produto'],
    },
    valorUnitario: {
      exemplo: '389,90',
      ajuda: 'Em reais, com até duas casas decimais.',
      palavras: ['valor', 'preço', 'preço unitário', 'valor unit', 'vl unitário'],
    },
    valorPontos: {
      exemplo: '390',
      ajuda: 'Número inteiro.',
      palavras: ['valor em pontos', 'valor pontos', 'pontuação'],
    },
    gtin: {
      exemplo: '7891000315507',
      ajuda: 'O número do código de barras. Em branco, o produto fica sem ele.',
      palavras: ['gtin', 'ean', 'código de barras', 'gtin/ean'],
    },
    ativo: {
      exemplo: 'Sim',
      ajuda: 'Sim ou Não. Em branco, um produto novo fica ativo e um que já existe, como está.',
      palavras: ['ativo', 'status'],
      whenNew: true,
    },
  },
  inUse: [
    {exists: 'SELECT FROM venda_item i WHERE i.produto_id = t.id', reason: 'está em vendas'},
    {
      exists: 'SELECT FROM produto_revenda r WHERE r.codigo_padrao = t.codigo',
      reason: 'está em produtos de revendas',
    },
    {
      exists: 'SELECT FROM historico_rede h WHERE h.codigo_produto = t.codigo',
      reason: 'está no histórico das redes',
    },
    {exists: 'SELECT FROM cota_rede c WHERE c.codigo_produto = t.codigo', reason: 'está nas cotas das redes'},
  ],
  done: count => countOf(count, 'produto cadastrado', 'produtos cadastrados'),
});
