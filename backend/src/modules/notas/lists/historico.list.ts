import {z} from 'zod';
import {TIPO_FISCAL_LABELS, TIPO_FISCAL_VALUES, addMonths} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {NOW, defineList, param} from '../../../kernel/lists/list';
import {byCnpj, cpfOfPintor} from '../../../kernel/lists/params';
import {FILE_FIELDS, FILE_JOIN} from './list.fields';

const idValue = z.coerce.number<number | string>().int().min(1).max(2_147_483_647);

/** Every item of every scored sale (3-panel-processing, "Score history row"). */
export const historico = defineList({
  name: 'historico',
  route: 'GET /api/pontuacoes/historico',
  from: `venda_item t JOIN venda v ON v.id = t.venda_id JOIN pintor p ON p.id = v.pintor_id JOIN conta c ON c.pintor_id = p.id
    JOIN loja l ON l.cnpj = v.cnpj_loja JOIN nota n ON n.id = v.nota_id LEFT JOIN usuario u ON u.id = v.operador_id ${FILE_JOIN}`,
  base: ['venda_item t', 'venda_item t JOIN venda v ON v.id = t.venda_id'],
  fields: {
    idVenda: f.id().title('Venda').computed('v.id').unsorted(),
    idVendaItem: f.id().title('Item').computed('t.id').unsorted(),
    pintor: f.text().title('Pintor').computed('p.nome').unsorted(),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    celular: f.text().title('Celular').displayAs('phone').computed('p.celular').unsorted(),
    email: f.text().title('Email').computed('p.email').optional().unsorted(),
    diasSemPontuar: f
      .int()
      .title('Dias sem pontuar')
      .computed(`extract(day FROM ${NOW} - c.ultima_pontuacao_em)::int`)
      .optional()
      .unsorted(),
    cidade: f.text().title('Cidade').computed('p.end_cidade').optional().unsorted(),
    estado: f.text().title('UF').computed('p.end_estado').optional().unsorted(),
    codProduto: f.text().title('Código do produto').computed('t.codigo').unsorted(),
    produto: f.text().title('Produto').computed('t.nome').unsorted(),
    qtde: f.decimal().title('Quantidade').decimals(3).unsorted(),
    valorUnitario: f.money().title('Valor unitário').unsorted(),
    valorTotal: f.decimal().title('Valor total').decimals(2).computed('t.sub_total').unsorted(),
    valorPontos: f.int().title('Pontos por unidade').unsorted(),
    /** The item's points before the factors of shop, level and code, which apply to the whole sale. */
    valorTotalPontos: f.decimal().title('Pontos do item').decimals(2).computed('t.valor_pontos * t.qtde').unsorted(),
    tipoVenda: f
      .oneOf(TIPO_FISCAL_VALUES)
      .title('Tipo fiscal')
      .labels(TIPO_FISCAL_LABELS)
      .computed('v.tipo_fiscal')
      .unsorted(),
    identificadorVenda: f.text().title('Número fiscal').computed('v.identificador').unsorted(),
    realizadoEm: f.date().title('Venda em').computed('v.realizado_em').unsorted(),
    pontuadoEm: f.timestamp().title('Pontuada em'),
    ...FILE_FIELDS,
    revenda: f.text().title('Loja').computed('l.nome').unsorted(),
    cnpj: f.cnpj().title('CNPJ').computed('v.cnpj_loja').unsorted(),
    cidadeRevenda: f.text().title('Cidade da loja').computed('l.cidade').optional().unsorted(),
    estadoRevenda: f.text().title('UF da loja').computed('l.uf').optional().unsorted(),
    revendaCadastrada: f
      .oneOfNumbers([0, 1])
      .title('Revenda cadastrada')
      .labels({0: 'Não', 1: 'Sim'})
      .computed('(v.revenda_id IS NOT NULL)::int')
      .unsorted(),
    operador: f.text().title('Pontuada por').computed('u.nome').optional().unsorted(),
  },
  key: 't.id',
  search: 'v.busca',
  signs: true,
  sort: '-pontuadoEm',
  period: 'pontuadoEm',
  params: {
    cpf: cpfOfPintor('v.pintor_id'),
    /** The registered reseller; the field `revenda` is the shop's name. */
    vendaDa: byCnpj(cnpj => `v.revenda_id = (SELECT id FROM revenda WHERE cnpj = ${cnpj})`),
    idProduto: param(idValue, (id, values) => `t.produto_id = ${values.add(id)}`),
    /** The month in which the sales were made, as reports count them. */
    mesDaVenda: param(z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/), (mes, values) => {
      const first = `${mes}-01`;
      return `v.realizado_em >= ${values.add(first)}::date AND v.realizado_em < ${values.add(addMonths(first, 1))}::date`;
    }),
  },
  // Items of undone sales have no `pontuado_em`.
  scope: () => 't.pontuado_em IS NOT NULL',
});
