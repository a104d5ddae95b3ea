import {
  PRIVACY_REQUESTS,
  PRIVACY_REQUEST_LABELS,
  PRIVACY_REQUEST_STATES,
  PRIVACY_REQUEST_STATE_LABELS,
  OPTIONAL_CONSENTS,
  TERMO_TITLES,
} from '@clube/domain';
import {f} from '../../kernel/entities/fields';
import {defineList} from '../../kernel/lists/list';

/** Painters' privacy requests, for staff. For erased painters only the id is shown. */
export const privacyRequests = defineList({
  name: 'pedidos-privacidade',
  route: 'GET /api/pedidos-privacidade',
  from: 'pedido_privacidade t JOIN pintor p ON p.id = t.pintor_id LEFT JOIN usuario u ON u.id = t.atendido_por',
  base: 'pedido_privacidade t',
  fields: {
    id: f.id().title('Pedido'),
    idPintor: f.int().title('Pintor nº').computed('t.pintor_id').unsorted(),
    nome: f.text().title('Pintor').computed('p.nome').unsorted(),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    tipo: f.oneOf(PRIVACY_REQUESTS).title('O que foi pedido').labels(PRIVACY_REQUEST_LABELS).unsorted(),
    documento: f.oneOf(OPTIONAL_CONSENTS).title('Autorização').labels(TERMO_TITLES).optional().unsorted(),
    estado: f.oneOf(PRIVACY_REQUEST_STATES).title('Situação').labels(PRIVACY_REQUEST_STATE_LABELS).unsorted(),
    pedidoEm: f.timestamp().title('Pedido em').unsorted(),
    atendidoEm: f.timestamp().title('Atendido em').optional().unsorted(),
    atendidoPor: f.text().title('Atendido por').computed('u.nome').optional().unsorted(),
  },
  sort: '-id',
  period: 'pedidoEm',
});
