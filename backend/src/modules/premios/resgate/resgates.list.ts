import {STATUS_A_ENTREGAR, STATUS_RESGATE, TIPOS_PREMIO, TOLERANCIA_ENTREGA_DIAS} from '@clube/domain';
import {f} from '../../../kernel/resources/fields';
import {AGORA, defineList} from '../../../kernel/resources/list';
import {cpfDoPintor} from '../../../kernel/resources/params';

const ENDERECO = `concat_ws(', ', nullif(t.entrega_rua, ''), nullif(t.entrega_numero, ''), nullif(t.entrega_complemento, ''), nullif(t.entrega_bairro, ''),
  nullif(concat_ws('/', t.entrega_cidade, t.entrega_estado), ''), nullif(t.entrega_cep, ''))`;

/** Orders: the painter's own, or everybody's for staff. The address ends with its postcode. */
export const resgates = defineList({
  name: 'resgates',
  route: '/api/resgates',
  from: 'resgate t JOIN pintor p ON p.id = t.pintor_id JOIN premio m ON m.id = t.premio_id',
  base: 'resgate t',
  fields: {
    id: f.id(),
    identificador: f.int().computed('t.id'),
    codigo: f.text().unsorted(),
    premio: f.text().contains('t.busca'),
    nome: f.text().computed('t.pintor_nome').contains('t.busca'),
    cpf: f.text().computed('p.cpf').unsorted(),
    entregaNome: f.text().optional().unsorted(),
    entregaEndereco: f.text().computed(ENDERECO).unsorted(),
    endCidade: f.text().computed('t.entrega_cidade').optional().unsorted(),
    endEstado: f.text().computed('t.entrega_estado').optional().unsorted(),
    obs: f.text().optional().unsorted(),
    observacao: f.text().optional().unsorted(),
    tags: f.csv().computed('m.tags'),
    tipo: f.oneOf(TIPOS_PREMIO).unsorted(),
    qtde: f.int().unsorted(),
    saldoAnterior: f.int().unsorted(),
    pontosGastos: f.int(),
    totalPontos: f.int().computed('t.pontos_gastos'),
    credito: f
      .decimal()
      .computed(`CASE WHEN t.tipo = 'credito' THEN round(t.pontos_gastos / 100.0, 2) END`)
      .optional()
      .unsorted(),
    valorDoPonto: f.decimal().unsorted(),
    totalApagar: f.decimal().computed('round(t.pontos_gastos * t.valor_do_ponto, 2)').unsorted(),
    status: f.oneOfNumbers(STATUS_RESGATE),
    resgatadoEm: f.moment(),
    previsaoEntrega: f.date(),
    dataEntrega: f.date().optional().unsorted(),
    atrasado: f
      .bool()
      .computed(
        `(t.status IN (${STATUS_A_ENTREGAR.join(', ')}) AND t.previsao_entrega < (${AGORA} AT TIME ZONE 'America/Sao_Paulo')::date - ${TOLERANCIA_ENTREGA_DIAS})`,
      )
      .unsorted(),
  },
  search: 't.busca',
  signs: true,
  sort: '-id',
  period: 'resgatadoEm',
  as: ({paged, ator}) => (paged && ator.tipo === 'painel' ? 'rows' : 'resgates'),
  params: {
    cpf: cpfDoPintor('t.pintor_id'),
  },
  scope: (ator, values) => (ator.tipo === 'loja' ? `t.pintor_id = ${values.add(ator.id)}` : undefined),
  csv: {
    columns: {
      id: 'ID',
      nome: 'Pintor',
      cpf: 'CPF',
      entregaNome: 'Nome para entrega',
      entregaEndereco: 'Endereço',
      endCidade: 'Cidade',
      endEstado: 'UF',
      premio: 'Prêmio',
      codigo: 'Código',
      obs: 'Opção',
      tags: 'Tags',
      qtde: 'Quantidade',
      saldoAnterior: 'Saldo anterior',
      pontosGastos: 'Pontos gastos',
      credito: 'Crédito',
      valorDoPonto: 'Valor do ponto',
      totalApagar: 'Total a pagar',
      status: 'Status',
      resgatadoEm: 'Resgatado em',
      previsaoEntrega: 'Previsão de entrega',
      dataEntrega: 'Data de entrega',
      observacao: 'Observação',
    },
  },
});
