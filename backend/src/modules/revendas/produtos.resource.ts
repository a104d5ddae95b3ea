import {
  ACTIVE_LABELS,
  CODIGO_TAKEN,
  INVALID_GTIN,
  PRODUTO_USOS,
  PRODUTO_USO_LABELS,
  RENDIMENTO_WITHOUT_USO,
  REQUIRED_OF_PRODUTO,
  normaliseGtin,
} from '@clube/domain';
import {f} from '../../kernel/entities/fields';
import {defineList} from '../../kernel/lists/list';
import {entity, listOf} from '../../kernel/entities/entity';

const codigo = f.text(40).title('Código').required(REQUIRED_OF_PRODUTO.codigo).unique(CODIGO_TAKEN);
const nome = f.text(200).title('Produto').required(REQUIRED_OF_PRODUTO.nome);
const valorPontos = f.points().title('Pontos').required(REQUIRED_OF_PRODUTO.valorPontos);

/** The manufacturer's paint products, as staff edit them. */
export const Produto = entity(
  'produto',
  {
    id: f.id(),
    codigo,
    nome,
    // The number of the barcode, by which a receipt's lines are matched.
    gtin: f
      .text(20)
      .title('Código de barras (GTIN)')
      .check((gtin: string) => normaliseGtin(gtin) !== undefined, INVALID_GTIN)
      .optional()
      .unsorted(),
    valorUnitario: f.money().title('Valor unitário').required(REQUIRED_OF_PRODUTO.valorUnitario),
    valorPontos,
    // Input of the estimates for customers.
    uso: f.oneOf(PRODUTO_USOS).title('Uso no orçamento').labels(PRODUTO_USO_LABELS).optional().unsorted(),
    rendimento: f
      .decimal(2)
      .title('Rendimento (m² por litro ou kg, uma demão)')
      .check(value => value > 0 && value < 1000, 'Informe um rendimento entre 0,01 e 999,99')
      .optional()
      .unsorted(),
    ativo: f.flag01().title('Situação').labels(ACTIVE_LABELS),
    criadoEm: f.timestamp().title('Cadastro').unsorted().defaulted(),
  },
  {
    label: 'O produto',
    remove: 'logical',
    restore: {call: 'DELETE /api/produtos/{id}', shownAs: 'codigo'},
    rules: [
      {
        field: 'rendimento',
        holds: ({uso, rendimento}) => ((uso ?? null) === null) === ((rendimento ?? null) === null),
        message: RENDIMENTO_WITHOUT_USO,
      },
    ],
  },
);

export const produtos = listOf(Produto, {
  name: 'produtos',
  route: 'GET /api/produtos',
  as: 'produtos',
  sort: 'nome',
  search: 't.busca',
});

/** The products for painters: active ones, with the points they earn. */
export const storefrontProdutos = defineList({
  name: 'produtos-da-loja',
  route: 'GET /api/produtos',
  from: 'produto t',
  as: 'produtos',
  sort: 'nome',
  search: 't.busca',
  scope: () => 't.removido_em IS NULL AND t.ativo',
  fields: {id: f.id(), codigo, nome, valorPontos, ativo: f.flag01()},
});
