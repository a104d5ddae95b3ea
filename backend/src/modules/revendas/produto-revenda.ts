import {entity} from '../../kernel/entities/entity';
import {registration} from '../../kernel/entities/registration';
import {f} from '../../kernel/entities/fields';
import {flaggedRedeField} from './flagged-rede';

/** A shop's name and code for a product of the manufacturer: imported, or learned from staff's confirmations. */
export const ProdutoRevenda = entity(
  'produto_revenda',
  {
    id: f.id(),
    revenda: f
      .text()
      .title('Revenda')
      .computed('(SELECT r.nome_input FROM revenda r WHERE r.cnpj = t.cnpj_revenda)')
      .optional()
      .unsorted(),
    redeAntifraude: flaggedRedeField('t.cnpj_revenda'),
    cnpjRevenda: f.cnpj().title('CNPJ da revenda').required('Informe a revenda').unsorted(),
    codigoPadrao: f.text(40).title('Código padrão').required('Código padrão obrigatório').unsorted(),
    codigo: f.text(200).title('Código na revenda').required('Código obrigatório'),
    nome: f.text(200).title('Descrição').required('Descrição obrigatório'),
    valorUnitario: f.money().title('Valor unitário').required('Valor unitário obrigatório').unsorted(),
    // What a painter gains by one of them: null where the manufacturer's product was removed.
    valorPontos: f
      .points()
      .title('Pontos')
      .computed('(SELECT p.valor_pontos FROM produto p WHERE p.codigo = t.codigo_padrao AND p.removido_em IS NULL)')
      .optional()
      .unsorted(),
    criadoEm: f.timestamp().title('Cadastrado em').defaulted(),
  },
  {label: 'O produto da revenda'},
);

export const produtosRevenda = registration(ProdutoRevenda, {
  path: '/api/produtos_revenda',
  calls: ['list'],
  list: {as: 'produtosRevenda', sort: '-id', search: 't.busca'},
  labels: {one: 'um produto da revenda', many: 'os produtos das revendas'},
});
