import {ACTIVE_FEMININE_LABELS, CEP_MASK, CNPJ_TAKEN, UF_CODES} from '@clube/domain';
import {f} from '../../kernel/entities/fields';
import {entity, listOf} from '../../kernel/entities/entity';
import {belongsTo, hasMany, relate} from '../../kernel/entities/relations';
import {scored} from '../../kernel/lists/params';
import {sql, type Sql} from '../../kernel/persistence/sql';
import {flaggedRedeField} from './flagged-rede';
import {Rede} from './rede';

const vendas = (what: string) =>
  `coalesce((SELECT sum(v.${what}) FROM venda v WHERE v.revenda_id = t.id AND v.estado = 'pontuada'), 0)`;

/**
 * SQL condition: the painter `pintor` counts as a registration by the reseller with this name and id: the store that
 * the painter named as referrer, or else the preferred one.
 */
export const isCadastroOf = (pintor: string, nome: string, id: string): string =>
  `(${pintor}.indicacao_loja = ${nome} OR (${pintor}.indicacao_loja IS NULL AND ${pintor}.revenda_id = ${id}))`;

/**
 * SQL, a table: the number of registrations by that rule for each reseller (id) that has any. Both arguments are tables
 * with the count n: registrations by the name that the painter chose, and the others by reseller.
 */
const cadastrosOf = (byName: Sql, byRevenda: Sql) => sql`(
  SELECT r.id, (coalesce(i.n, 0) + coalesce(p.n, 0))::int AS quantidade FROM revenda r
    LEFT JOIN (${byName}) i ON i.indicacao_loja = r.nome_input LEFT JOIN (${byRevenda}) p ON p.revenda_id = r.id
   WHERE i.n > 0 OR p.n > 0)`;

/** Registrations of the painters that meet the condition `when`. */
export const cadastrosByRevenda = (when: Sql) =>
  cadastrosOf(
    sql`SELECT indicacao_loja, count(*) AS n FROM pintor WHERE indicacao_loja IS NOT NULL AND ${when} GROUP BY 1`,
    sql`SELECT revenda_id, count(*) AS n FROM pintor WHERE indicacao_loja IS NULL AND ${when} GROUP BY 1`,
  );

/** Registrations of all time, from the rollup. */
export const cadastrosEver = cadastrosOf(
  sql`SELECT indicacao_loja, sum(pintores) AS n FROM resumo_cadastro WHERE indicacao_loja IS NOT NULL GROUP BY 1`,
  sql`SELECT revenda_id, sum(pintores) AS n FROM resumo_cadastro WHERE revenda_id IS NOT NULL GROUP BY 1`,
);

const text = f.text().optional().unsorted();

/** A registered reseller. */
export const Revenda = entity(
  'revenda',
  {
    id: f.id(),
    cnpj: f.cnpj().title('CNPJ').required('CNPJ obrigatório').unique(CNPJ_TAKEN),
    razaoSocial: text.title('Razão social'),
    nomeFantasia: f.text(200).title('Nome fantasia').required('Nome fantasia obrigatório'),
    nomeInput: f.text(200).title('Nome de exibição').required('Nome de exibição obrigatório'),
    tipoPontuacao: f
      .oneOf(['Foto', 'Sistema'])
      .title('Tipo de pontuação')
      .notBlank('Tipo de pontuação obrigatório')
      .unsorted()
      .defaulted(),
    email: text.title('Email'),
    responsavel: text.title('Responsável'),
    telefone: f.phone().title('Telefone').optional().unsorted(),
    celular: f.phone().title('Celular').optional().unsorted(),
    endRua: text.title('Rua'),
    endNumero: text.title('Número'),
    endComplemento: text.title('Complemento'),
    endBairro: f.text(120).title('Bairro').required('Bairro obrigatório').optional().unsorted(),
    endCidade: f.text(120).title('Cidade').optional().unsorted(),
    endEstado: f.oneOf(UF_CODES).title('Estado').displayAs('uf').required('Estado obrigatório').optional().unsorted(),
    endCep: text.title('CEP').displayAs('cep').masked(CEP_MASK),
    fatorPontuacao: f
      .int(1, 10)
      .title('Fator de pontuação')
      .notBlank('Fator de pontuação obrigatório')
      .unsorted()
      .defaulted(),
    rm: f.flag01().title('Revenda master').unsorted(),
    redeId: f
      .ref({entity: 'Rede', label: 'nome', missing: 'Escolha uma rede da lista'})
      .title('Rede')
      .optional()
      .unsorted(),
    rede: f.text().title('Rede').computed('(SELECT n.nome FROM rede n WHERE n.id = t.rede_id)').optional().unsorted(),
    redeAntifraude: flaggedRedeField('t.cnpj'),
    // BRL sold and points earned at the reseller on live sales, the painters' remaining points of those, and the number
    // of painters whom the reseller referred.
    totalVendido: f
      .decimal()
      .title('Total vendido')
      .displayAs('money')
      .decimals(2)
      .computed(vendas('total_venda'))
      .unsorted(),
    totalPontuado: f
      .points()
      .title('Total pontuado')
      .computed(`${vendas('total_pontos')}::bigint`)
      .unsorted(),
    saldoPontos: f
      .points()
      .title('Saldo de pontos')
      .computed(
        `coalesce((SELECT sum(l.restante) FROM lote l WHERE l.cnpj_loja = t.cnpj AND l.restante > 0), 0)::bigint`,
      )
      .unsorted(),
    pintoresIndicados: f
      .int()
      .title('Pintores indicados')
      .computed(`(SELECT count(*) FROM pintor p WHERE ${isCadastroOf('p', 't.nome_input', 't.id')})::int`)
      .unsorted(),
    ativo: f.flag01().title('Ativa').labels(ACTIVE_FEMININE_LABELS),
    criadoEm: f.timestamp().title('Cadastrada em').defaulted(),
  },
  {label: 'A revenda'},
);

relate(Rede, {revendas: hasMany(Revenda, 'redeId')});
relate(Revenda, {rede: belongsTo(Rede, 'redeId')});

/** The registered resellers, for staff. */
export const revendas = listOf(Revenda, {
  name: 'revendas',
  route: 'GET /api/revendas',
  as: 'revendas',
  sort: 'nomeInput',
  search: 't.busca',
  period: 'criadoEm',
  params: {pontuado: scored('v.revenda_id = t.id')},
});
