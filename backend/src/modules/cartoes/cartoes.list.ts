import {f} from '../../kernel/entities/fields';
import {defineList} from '../../kernel/lists/list';
import {cpfOfPintor} from '../../kernel/lists/params';

/** All painters' cards, for a Smart. Only the last digits of a number are shown, as the full number unblocks a card. */
export const cartoes = defineList({
  name: 'cartoes',
  route: 'GET /api/cartoes',
  from: 'cartao t JOIN pintor p ON p.id = t.pintor_id',
  base: 'cartao t',
  fields: {
    id: f.id(),
    parceiro: f.text().title('Pintor').computed('p.nome').unsorted(),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    nome: f.text().title('Nome no cartão').unsorted(),
    codigoBarras: f.text().title('Proxy').optional().unsorted(),
    numero: f.text().title('Cartão').computed(`'**** **** **** ' || right(t.numero, 4)`).unsorted(),
    saldo: f.decimal().title('Saldo').decimals(2).unsorted(),
    saldoEm: f.timestamp().title('Saldo de').optional().unsorted(),
    bloqueado: f.flag01().title('Bloqueado').labels({0: 'Não', 1: 'Sim'}).unsorted(),
    entregueEm: f.timestamp().title('Entregue em').optional().unsorted(),
    criadoEm: f.timestamp().title('Feito em').unsorted(),
  },
  sort: '-id',
  search: 'p.busca',
  signs: true,
  as: ({paged}) => (paged ? 'rows' : 'cartoes'),
  params: {cpf: cpfOfPintor('t.pintor_id')},
});
