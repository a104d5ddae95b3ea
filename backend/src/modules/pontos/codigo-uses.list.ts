import {z} from 'zod';
import {CODIGO_OPERATIONS, CODIGO_OPERATION_LABELS} from '@clube/domain';
import {f} from '../../kernel/entities/fields';
import {defineList} from '../../kernel/lists/list';
import {cpfOfPintor} from '../../kernel/lists/params';

/** Points from codes, with or without a receipt, and their painters (3-panel-processing, "Score-by-code"). */
export const pontuacoesCodigo = defineList({
  name: 'pontuacoes-codigo',
  route: 'GET /api/pontuacoes/codigo',
  from: 'uso_codigo t JOIN pintor p ON p.id = t.pintor_id',
  base: 'uso_codigo t',
  fields: {
    id: f.id(),
    codigo: f.text().title('Código').unsorted(),
    nome: f.text().title('Pintor').computed('p.nome').unsorted(),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    pontos: f.points().title('Pontos').unsorted(),
    operacao: f.oneOf(CODIGO_OPERATIONS).title('Operação').labels(CODIGO_OPERATION_LABELS).unsorted(),
    valor: f.decimal().title('Valor do código').decimals(2).unsorted(),
    dataUtilizacao: f.timestamp().title('Utilizado em').computed('t.utilizado_em'),
    parceiro: f
      .json(z.object({nome: z.string(), cpf: z.string()}))
      .computed(`json_build_object('nome', p.nome, 'cpf', p.cpf)`),
  },
  sort: '-dataUtilizacao',
  search: `(p.busca || ' ' || para_busca(t.codigo))`,
  period: 'dataUtilizacao',
  params: {cpf: cpfOfPintor('t.pintor_id')},
  scope: () => 't.liberado_em IS NULL',
});
