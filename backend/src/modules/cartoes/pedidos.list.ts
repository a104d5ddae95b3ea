import {PEDIDO_STATES, PEDIDO_STATE_LABELS, PEDIDO_TYPES, PEDIDO_TYPE_LABELS} from '@clube/domain';
import {f} from '../../kernel/entities/fields';
import {defineList} from '../../kernel/lists/list';
import {cpfOfPintor} from '../../kernel/lists/params';

/** SQL: an address on one line, null if there is no street. The columns' names begin with the prefix. */
const addressSql = (prefix: string): string => {
  const part = (name: string): string => `nullif(${prefix}_${name}, '')`;
  const city = `nullif(concat_ws('/', ${part('cidade')}, ${part('estado')}), '')`;
  return `CASE WHEN ${part('rua')} IS NOT NULL
    THEN concat_ws(', ', ${['rua', 'numero', 'complemento', 'bairro'].map(part).join(', ')}, ${city}, ${part('cep')}) END`;
};

/** Requests to the card's operator: a painter's own, or all painters' for a Smart. */
export const pedidos = defineList({
  name: 'pedidos-cartao',
  route: '/api/cartoes/pedidos',
  from: 'pedido_cartao t JOIN pintor p ON p.id = t.pintor_id LEFT JOIN cartao c ON c.pintor_id = t.pintor_id LEFT JOIN resgate r ON r.id = t.resgate_id',
  base: ['pedido_cartao t', 'pedido_cartao t JOIN pintor p ON p.id = t.pintor_id'],
  fields: {
    id: f.id().title('Nº'),
    tipo: f.oneOf(PEDIDO_TYPES).title('Pedido').labels(PEDIDO_TYPE_LABELS).unsorted(),
    estado: f.oneOf(PEDIDO_STATES).title('Situação').labels(PEDIDO_STATE_LABELS).unsorted(),
    parceiro: f.text().title('Pintor').computed('p.nome').contains('p.busca').unsorted(),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    nome: f.text().title('Nome no cartão').optional().unsorted(),
    numero: f.text().title('Cartão').computed("'**** **** **** ' || right(c.numero, 4)").optional().unsorted(),
    codigoBarras: f.text().title('Proxy').computed('c.codigo_barras').optional().unsorted(),
    valor: f.decimal().title('Valor').decimals(2).computed('round(r.pontos_gastos / 100.0, 2)').optional().unsorted(),
    idResgate: f.int().title('Resgate').computed('t.resgate_id').optional().unsorted(),
    entregaEndereco: f
      .text()
      .title('Endereço')
      .computed(`CASE WHEN t.tipo = 'cartao' THEN coalesce(${addressSql('r.entrega')}, ${addressSql('p.end')}) END`)
      .optional()
      .unsorted(),
    motivo: f.text().title('Motivo').optional().unsorted(),
    pedidoEm: f.timestamp().title('Pedido em').unsorted(),
    mudadoEm: f.timestamp().title('Última mudança').unsorted(),
  },
  search: 'p.busca',
  signs: true,
  sort: '-id',
  period: 'pedidoEm',
  as: ({paged, ator: actor}) => (paged && actor.kind === 'painel' ? 'rows' : 'pedidos'),
  params: {cpf: cpfOfPintor('t.pintor_id')},
  scope: (actor, values) => (actor.kind === 'loja' ? `t.pintor_id = ${values.add(actor.id)}` : undefined),
  // Only staff read the operator's name for the card; of it painters see the last digits.
  hidden: {loja: {codigoBarras: "'**** ' || right(c.codigo_barras, 4)"}},
});
