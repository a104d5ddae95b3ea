import {
  DELIVERY_TOLERANCE_DAYS,
  PAINEL_STATUS_LABELS,
  PREMIO_TYPES,
  RESGATE_STATUSES,
  STATUSES_TO_DELIVER,
} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {pictureSql, renditionsSchema} from '../../../kernel/images/answer';
import {TODAY, defineList} from '../../../kernel/lists/list';
import {cpfOfPintor} from '../../../kernel/lists/params';

// Checks for eight digits first, as replacing by a regular expression takes four times as long and most orders have a
// CEP.
const CEP_SQL = `CASE WHEN t.entrega_cep ~ '^[0-9]{8}$' THEN left(t.entrega_cep, 5) || '-' || right(t.entrega_cep, 3) ELSE t.entrega_cep END`;
const ADDRESS_SQL = `concat_ws(', ', nullif(t.entrega_rua, ''), nullif(t.entrega_numero, ''), nullif(t.entrega_complemento, ''), nullif(t.entrega_bairro, ''),
  nullif(concat_ws('/', t.entrega_cidade, t.entrega_estado), ''), nullif(${CEP_SQL}, ''))`;

const photo = pictureSql('m.foto_id');

/** Orders: the painter's own, or all for staff. The address ends with its CEP. */
export const resgates = defineList({
  name: 'resgates',
  route: '/api/resgates',
  from: 'resgate t JOIN pintor p ON p.id = t.pintor_id JOIN premio m ON m.id = t.premio_id',
  base: 'resgate t',
  fields: {
    id: f.id().title('Id'),
    identificador: f.int().computed('t.id'),
    nome: f.text().title('Pintor').computed('t.pintor_nome').contains('t.busca'),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    entregaNome: f.text().title('Nome para entrega').optional().unsorted(),
    entregaEndereco: f.text().title('Endereço').computed(ADDRESS_SQL).unsorted(),
    endCidade: f.text().title('Cidade').computed('t.entrega_cidade').optional().unsorted(),
    endEstado: f.text().title('UF').computed('t.entrega_estado').optional().unsorted(),
    premio: f.text().title('Prêmio').contains('t.busca'),
    codigo: f.text().title('Código').unsorted(),
    obs: f.text().title('Opção').optional().unsorted(),
    diretorioFoto: f.text().computed(photo.path).optional().unsorted(),
    imagens: f.json(renditionsSchema).computed(photo.renditions),
    tags: f.csv().title('Tags').computed('m.tags'),
    tipo: f.oneOf(PREMIO_TYPES).unsorted(),
    qtde: f.int().title('Quantidade').unsorted(),
    saldoAnterior: f.int().title('Saldo anterior').unsorted(),
    pontosGastos: f.int().title('Pontos'),
    totalPontos: f.int().computed('t.pontos_gastos'),
    credito: f
      .decimal()
      .title('Crédito')
      .decimals(2)
      .computed(`CASE WHEN t.tipo = 'credito' THEN round(t.pontos_gastos / 100.0, 2) END`)
      .optional()
      .unsorted(),
    valorDoPonto: f.decimal().title('Valor do ponto').decimals(3).optional().unsorted(),
    totalApagar: f
      .decimal()
      .title('Total a pagar')
      .decimals(2)
      .computed('round(t.pontos_gastos * t.valor_do_ponto, 2)')
      .optional()
      .unsorted(),
    status: f.oneOfNumbers(RESGATE_STATUSES).title('Status').labels(PAINEL_STATUS_LABELS),
    resgatadoEm: f.timestamp().title('Resgatado em'),
    previsaoEntrega: f.date().title('Previsão'),
    dataEntrega: f.date().title('Data de entrega').optional().unsorted(),
    observacao: f.text().title('Observação').optional().unsorted(),
    atrasado: f
      .bool()
      .computed(
        `(t.status IN (${STATUSES_TO_DELIVER.join(', ')}) AND t.previsao_entrega < ${TODAY} - ${DELIVERY_TOLERANCE_DAYS})`,
      )
      .unsorted(),
  },
  search: 't.busca',
  signs: true,
  sort: '-id',
  period: 'resgatadoEm',
  as: ({paged, ator: actor}) => (paged && actor.kind === 'painel' ? 'rows' : 'resgates'),
  params: {
    cpf: cpfOfPintor('t.pintor_id'),
  },
  scope: (actor, values) => (actor.kind === 'loja' ? `t.pintor_id = ${values.add(actor.id)}` : undefined),
  // What a point costs the programme is not the painter's.
  hidden: {loja: {valorDoPonto: 'NULL', totalApagar: 'NULL'}},
});
