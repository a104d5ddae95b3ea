import {z} from 'zod';
import {TIPOS_FISCAIS, TIPOS_PASSO, limitedTo, somenteDigitos} from '@clube/domain';
import {SemPermissao} from '../../../kernel/errors';
import type {Ator} from '../../../kernel/context';
import {f} from '../../../kernel/resources/fields';
import {defineList} from '../../../kernel/resources/list';
import {cpfDoPintor} from '../../../kernel/resources/params';
import {readListQuery} from '../../../kernel/resources/list-query';
import {ARQUIVO, ARQUIVO_FIELDS, own} from './lista.campos';

const ITENS = `(SELECT json_agg(json_build_object('id', i.id, 'codigo', i.codigo, 'nome', i.nome, 'qtde', i.qtde, 'valorUnitario', i.valor_unitario,
  'valorDesconto', i.valor_desconto, 'valorPontos', i.valor_pontos, 'subTotal', i.sub_total) ORDER BY i.id) FROM venda_item i WHERE i.venda_id = t.id)`;

const item = z
  .object({
    id: z.int(),
    codigo: z.string(),
    nome: z.string(),
    qtde: z.number(),
    valorUnitario: z.number(),
    valorDesconto: z.number(),
    valorPontos: z.int(),
    subTotal: z.number(),
  })
  .meta({id: 'ItemPontuado'});

const passo = z
  .object({
    tipo: z.enum(TIPOS_PASSO),
    rotulo: z.string(),
    operacao: z.enum(['=', '+', '×']).optional(),
    valor: z.number(),
    acumulado: z.number(),
  })
  .meta({id: 'PassoDoCalculo'});

/** How the points of a sale came about, as `pontuar` tells it. */
export const calculo = z
  .object({
    total: z.int(),
    base: z.number(),
    passos: z.array(passo).readonly(),
    pontosDobrados: z.literal([0, 1]),
    codigoUsado: z.boolean(),
    codigoCancelado: z.boolean(),
  })
  .meta({id: 'CalculoDaVenda'});

const cpf = cpfDoPintor('t.pintor_id');

/** Scored sales, by their receipt. An Auditor reads those of one painter at a time. */
export const pontuacoes = defineList({
  name: 'pontuacoes',
  route: '/api/pontuacoes',
  from: `venda t JOIN nota n ON n.id = t.nota_id JOIN pintor p ON p.id = t.pintor_id JOIN loja l ON l.cnpj = t.cnpj_loja ${ARQUIVO}`,
  base: 'venda t',
  fields: {
    id: f.id().computed('t.nota_id'),
    idVenda: f.id().computed('t.id'),
    nome: f.text().computed('t.pintor_nome').contains('t.busca'),
    cpf: f.cpf().computed('p.cpf').unsorted(),
    endCidade: f.text().computed('t.pintor_cidade').optional(),
    totalPontos: f.int(),
    identificador: f.text(),
    tipoFiscal: f.oneOf(TIPOS_FISCAIS).unsorted(),
    loja: f.text().computed('l.nome').contains('t.busca').unsorted(),
    cnpjLoja: f.cnpj().readonly().unsorted(),
    totalVenda: f.decimal().unsorted(),
    criadoEm: f.moment().computed('n.criado_em').unsorted(),
    atualizadoEm: f.moment().computed('n.atualizado_em').unsorted(),
    realizadoEm: f.date(),
    pontuadoEm: f.moment(),
    venceEm: f.moment(),
    codigo: f.text().optional().unsorted(),
    pontosDobrados: f.oneOfNumbers([0, 1]).unsorted(),
    itens: f.json(z.array(item)).computed(ITENS),
    calculo: f.json(calculo),
    ...ARQUIVO_FIELDS,
  },
  key: 't.id',
  search: 't.busca',
  signs: true,
  sort: '-pontuadoEm',
  period: 'pontuadoEm',
  as: ({paged, ator}) => (paged && ator.tipo === 'painel' ? 'rows' : 'pontuacoes'),
  params: {cpf},
  scope: (ator, values) => [`t.estado = 'pontuada'`, own('t.pintor_id')(ator, values)].filter(Boolean).join(' AND '),
  csv: {
    columns: {
      nome: 'Pintor',
      cpf: 'CPF',
      endCidade: 'Cidade',
      totalPontos: 'Pontos',
      identificador: 'Número',
      loja: 'Loja',
      cnpjLoja: 'CNPJ',
      totalVenda: 'Total',
      realizadoEm: 'Data da venda',
      pontuadoEm: 'Pontuado em',
      venceEm: 'Vence em',
      codigo: 'Código',
    },
  },
});

/** Refuses everybody's sales at once to who may list one painter's at a time. */
export function assertOnePainter(ator: Ator, query: Record<string, string>): void {
  if (ator.tipo !== 'painel' || !limitedTo('onePainter', 'GET /api/pontuacoes', ator)) return;
  const {filters} = readListQuery(pontuacoes, query);
  if (somenteDigitos(typeof filters.cpf === 'string' ? filters.cpf : '').length !== 11) throw SemPermissao();
}
