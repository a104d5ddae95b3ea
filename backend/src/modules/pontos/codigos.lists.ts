import {z} from 'zod';
import {OPERACOES_CODIGO} from '@clube/domain';
import {f} from '../../kernel/resources/fields';
import {defineList} from '../../kernel/resources/list';
import {cpfDoPintor} from '../../kernel/resources/params';
import {flag} from '../../kernel/resources/wire';

/** Codes with their use: the painter sees the ones used, the panel all of them. */
export const codigos = defineList({
  name: 'codigos-promocionais',
  route: '/api/codigo-promocional',
  from: `codigo_promocional t LEFT JOIN uso_codigo u ON u.codigo_promocional_id = t.id AND u.liberado_em IS NULL LEFT JOIN pintor p ON p.id = u.pintor_id`,
  base: 'codigo_promocional t',
  fields: {
    id: f.id(),
    codigo: f.text().contains(),
    nome: f.text().computed('p.nome').optional().unsorted(),
    cpf: f.text().computed('p.cpf').optional().unsorted(),
    valor: f.decimal().unsorted(),
    operacao: f.oneOf(OPERACOES_CODIGO).unsorted(),
    apenasVenda: f.flag01().unsorted(),
    treinamento: f.bool().unsorted(),
    criadoEm: f.moment(),
    expiraEm: f.date().optional().unsorted(),
    utilizadoEm: f.moment().computed('u.utilizado_em').optional().unsorted(),
  },
  sort: '-id',
  as: 'codigosPromocionais',
  params: {
    cpf: cpfDoPintor('u.pintor_id'),
    utilizado: {
      schema: flag,
      sql: value => (value ? 'u.id IS NOT NULL' : 'u.id IS NULL'),
    },
    limitacao: {
      schema: z.enum(['Vendas', 'Geral']),
      sql: value => (value === 'Vendas' ? 't.apenas_venda' : 'NOT t.apenas_venda'),
    },
  },
  scope: (ator, values) => (ator.tipo === 'loja' ? `u.pintor_id = ${values.add(ator.id)}` : undefined),
});

/** The painter's own uses of codes, as the statement shows them. */
export const usos = defineList({
  name: 'codigos-do-pintor',
  route: '/api/pontuacoes/codigo/{id}',
  from: 'uso_codigo t',
  fields: {
    id: f.id(),
    pontos: f.int(),
    data: f.moment().computed('t.utilizado_em'),
    detalhes: f
      .json(z.object({codigo: z.string(), operacao: z.enum(OPERACOES_CODIGO), valor: z.number()}))
      .computed(`json_build_object('codigo', t.codigo, 'operacao', t.operacao, 'valor', t.valor)`),
  },
  sort: '-data',
  as: 'rows',
  scope: (ator, values) => `t.liberado_em IS NULL AND t.pintor_id = ${values.add('id' in ator ? ator.id : 0)}`,
});
