import {GTIN_INVALIDO, OBRIGATORIOS_PRODUTO, normalizarGtin} from '@clube/domain';
import {f} from '../../kernel/resources/fields';
import {defineList} from '../../kernel/resources/list';
import {entity, listOf} from '../../kernel/resources/entity';

const codigo = f.text(40).required(OBRIGATORIOS_PRODUTO.codigo).unique('Código já cadastrado');
const nome = f.text(200).required(OBRIGATORIOS_PRODUTO.nome);
const valorPontos = f.points().required(OBRIGATORIOS_PRODUTO.valorPontos);

/** The manufacturer's paint products, as staff keep them. */
export const Produto = entity(
  'produto',
  {
    id: f.id(),
    codigo,
    nome,
    // The number under the bars: receipts carry it, so a line can be told by it.
    gtin: f
      .text(20)
      .check((gtin: string) => normalizarGtin(gtin) !== undefined, GTIN_INVALIDO)
      .optional()
      .unsorted(),
    valorUnitario: f.money().required(OBRIGATORIOS_PRODUTO.valorUnitario),
    valorPontos,
    ativo: f.flag01(),
    criadoEm: f.moment().unsorted().defaulted(),
  },
  {label: 'O produto', remove: 'logical'},
);

export const produtos = listOf(Produto, {
  name: 'produtos',
  route: 'GET /api/produtos',
  as: 'produtos',
  sort: 'nome',
  search: 't.busca',
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
