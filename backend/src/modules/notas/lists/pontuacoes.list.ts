import {z} from 'zod';
import {STEP_TYPES, TIPO_FISCAL_LABELS, TIPO_FISCAL_VALUES, limitedTo, digitsOnly} from '@clube/domain';
import {NotPermitted} from '../../../kernel/refusals/refusals';
import type {Actor} from '../../../kernel/context';
import {f} from '../../../kernel/entities/fields';
import {defineList, param} from '../../../kernel/lists/list';
import {byCnpj, cpfOfPintor} from '../../../kernel/lists/params';
import {readListQuery} from '../../../kernel/lists/list-query';
import {FILE_JOIN, FILE_FIELDS, own} from './list.fields';

const ITEMS = `(SELECT json_agg(json_build_object('id', i.id, 'codigo', i.codigo, 'nome', i.nome, 'qtde', i.qtde, 'valorUnitario', i.valor_unitario,
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

const step = z
  .object({
    tipo: z.enum(STEP_TYPES),
    rotulo: z.string(),
    operacao: z.enum(['=', '+', '×']).optional(),
    valor: z.number(),
    acumulado: z.number(),
  })
  .meta({id: 'PassoDoCalculo'});

/** How the points of a sale were calculated, in the shape that `pontuar` returns. */
export const calculo = z
  .object({
    total: z.int(),
    base: z.number(),
    passos: z.array(step).readonly(),
    pontosDobrados: z.literal([0, 1]),
    codigoUsado: z.boolean(),
    codigoCancelado: z.boolean(),
  })
  .meta({id: 'CalculoDaVenda'});

const cpf = cpfOfPintor('t.pintor_id');

/** Scored sales by receipt. An Auditor may read those of one painter at a time only. */
export const pontuacoes = defineList({
  name: 'pontuacoes',
  route: '/api/pontuacoes',
  from: `venda t JOIN nota n ON n.id = t.nota_id JOIN pintor p ON p.id = t.pintor_id JOIN loja l ON l.cnpj = t.cnpj_loja ${FILE_JOIN}`,
  base: 'venda t',
  fields: {
    nome: f.text().title('Pintor').computed('t.pintor_nome').contains('t.busca'),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    id: f.id().title('Nota').computed('t.nota_id'),
    idVenda: f.id().computed('t.id'),
    endCidade: f.text().title('Cidade').computed('t.pintor_cidade').optional(),
    totalPontos: f.int().title('Pontos'),
    identificador: f.text().title('Número fiscal'),
    tipoFiscal: f.oneOf(TIPO_FISCAL_VALUES).title('Tipo fiscal').labels(TIPO_FISCAL_LABELS).unsorted(),
    loja: f.text().title('Loja').computed('l.nome').contains('t.busca').unsorted(),
    cnpjLoja: f.cnpj().title('CNPJ').readonly().unsorted(),
    totalVenda: f.decimal().title('Total').decimals(2).unsorted(),
    criadoEm: f.timestamp().computed('n.criado_em').unsorted(),
    atualizadoEm: f.timestamp().computed('n.atualizado_em').unsorted(),
    realizadoEm: f.date().title('Venda em'),
    pontuadoEm: f.timestamp().title('Pontuada em'),
    venceEm: f.timestamp().title('Vence em'),
    codigo: f.text().title('Código promocional').optional().unsorted(),
    /** The code sent with the receipt, whether it was used or not. */
    codigoPromocional: f.text().computed('n.codigo_promocional').optional().unsorted(),
    pontosDobrados: f.oneOfNumbers([0, 1]).title('Pontos dobrados').labels({0: 'Não', 1: 'Sim'}).unsorted(),
    itens: f.json(z.array(item)).computed(ITEMS),
    calculo: f.json(calculo),
    ...FILE_FIELDS,
  },
  key: 't.id',
  search: 't.busca',
  signs: true,
  sort: '-pontuadoEm',
  period: 'pontuadoEm',
  as: ({paged, ator: actor}) => (paged && actor.kind === 'painel' ? 'rows' : 'pontuacoes'),
  params: {
    cpf,
    revenda: byCnpj(cnpj => `t.revenda_id = (SELECT id FROM revenda WHERE cnpj = ${cnpj})`),
    produto: param(
      z.string().min(1).max(40),
      (codigo, values) =>
        `EXISTS (SELECT FROM venda_item i JOIN produto x ON x.id = i.produto_id WHERE i.venda_id = t.id AND x.codigo = ${values.add(codigo)})`,
    ),
  },
  scope: (actor, values) => [`t.estado = 'pontuada'`, own('t.pintor_id')(actor, values)].filter(Boolean).join(' AND '),
});

/** @throws if a caller who may list one painter's sales at a time requests all */
export function assertOnePainter(actor: Actor, query: Record<string, string>): void {
  if (actor.kind !== 'painel' || !limitedTo('onePainter', 'GET /api/pontuacoes', actor)) return;
  const {filters} = readListQuery(pontuacoes, query);
  if (digitsOnly(typeof filters.cpf === 'string' ? filters.cpf : '').length !== 11) throw NotPermitted();
}
