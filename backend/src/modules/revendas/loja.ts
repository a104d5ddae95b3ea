import {z} from 'zod';
import {f} from '../../kernel/entities/fields';
import {entity} from '../../kernel/entities/entity';
import {scored} from '../../kernel/lists/params';
import {param} from '../../kernel/lists/list';
import {registration} from '../../kernel/entities/registration';
import {flaggedRedeField} from './flagged-rede';

const vendas = (what: string) =>
  `coalesce((SELECT ${what} FROM venda v WHERE v.cnpj_loja = t.cnpj AND v.estado = 'pontuada'), 0)`;

/** Every shop that was ever on a receipt, a registered reseller or not; its key is the CNPJ. */
const Loja = entity(
  'loja',
  {
    nomeLoja: f.text(200).title('Loja').column('nome').required('Nome da loja obrigatório'),
    cnpj: f.cnpj().title('CNPJ').readonly(),
    cidade: f.text().title('Cidade').optional().readonly().unsorted(),
    uf: f.text().title('UF').optional().readonly().unsorted(),
    // BRL sold, points earned, the painters' remaining points of those, and the number of painters who buy there.
    totalVendido: f.decimal().title('Total Vendido').decimals(2).computed(vendas('sum(v.total_venda)')).unsorted(),
    totalPontuado: f
      .points()
      .title('Total Pontuado')
      .computed(`${vendas('sum(v.total_pontos)')}::bigint`)
      .unsorted(),
    saldo: f
      .points()
      .title('Saldo')
      .computed(
        `coalesce((SELECT sum(l.restante) FROM lote l WHERE l.cnpj_loja = t.cnpj AND l.restante > 0), 0)::bigint`,
      )
      .unsorted(),
    pintores: f
      .int()
      .title('Pintores que Compram')
      .computed(`${vendas('count(DISTINCT v.pintor_id)')}::int`)
      .unsorted(),
    redeAntifraude: flaggedRedeField('t.cnpj'),
    criadaEm: f.timestamp().title('Criada em').unsorted().defaulted(),
  },
  {label: 'A loja', key: 'cnpj'},
);

/** A shop is created by its first receipt: staff can only list shops and correct their names. */
export const lojas = registration(Loja, {
  path: '/api/lojas',
  calls: ['list', 'update'],
  list: {
    as: 'rows',
    sort: 'nomeLoja',
    search: 't.busca',
    params: {
      pontuado: scored('v.cnpj_loja = t.cnpj'),
      // The shops of one company share the first 8 characters of their CNPJs.
      raiz: param(z.string().length(8), (root, values) => `left(t.cnpj, 8) = ${values.add(root)}`),
    },
  },
  labels: {one: 'uma loja', many: 'as lojas'},
});
