import {normalizarGtin} from '@clube/domain';
import {f} from '../../kernel/resources/fields';
import {defineList} from '../../kernel/resources/list';
import {defineResource} from '../../kernel/resources/resource';

const codigo = f.text(40).required('Código obrigatório').unique('Código já cadastrado');
const nome = f.text(200).required('Nome obrigatório');
const valorPontos = f.points().required('Pontos obrigatório');

/** The manufacturer's paint products, as staff keep them. */
export const produtos = defineResource('produtos', {
  table: 'produto',
  route: 'GET /api/produtos',
  label: 'O produto',
  removedAt: 'removido_em',
  as: 'produtos',
  sort: 'nome',
  search: 't.busca',
  fields: {
    id: f.id(),
    codigo,
    nome,
    // The number under the bars: receipts carry it, so a line can be told by it.
    gtin: f
      .text(20)
      .check((gtin: string) => normalizarGtin(gtin) !== undefined, 'Código de barras inválido')
      .optional()
      .unsorted(),
    valorUnitario: f.money().required('Valor unitário obrigatório'),
    valorPontos,
    ativo: f.flag01(),
    criadoEm: f.moment().unsorted(),
  },
});

/** What a painter sees of them: the active ones and the points they earn. */
export const produtosDaLoja = defineList({
  name: 'produtos-da-loja',
  route: 'GET /api/produtos',
  from: 'produto t',
  as: 'produtos',
  sort: 'nome',
  search: 't.busca',
  scope: () => 't.removido_em IS NULL AND t.ativo',
  fields: {id: f.id(), codigo, nome, valorPontos, ativo: f.flag01()},
});
