import {SEXOS} from '@clube/domain';
import {f} from '../../kernel/resources/fields';
import {AGORA, defineList} from '../../kernel/resources/list';
import {enderecoEntrega, SQL_ENTREGA, SQL_FOTO, SQL_SALDO, SQL_TOTAL} from './perfil/colunas';

const texto = f.text().optional().unsorted();
const aceite = (column: string) => f.oneOf(['0', '1']).computed(`t.${column}::int::text`).unsorted();

const ULTIMA = `(SELECT co.ultima_pontuacao_em FROM conta co WHERE co.pintor_id = t.id)`;

/** What changes with every order or visit is kept apart from the painter's wide row, and ordered there. */
const CONTA = {via: {table: 'conta', alias: 'co', key: 'pintor_id'}};
const ACESSO = {via: {table: 'pintor_acesso', alias: 'ac', key: 'pintor_id'}, reversed: true};

/** Days of the calendar in São Paulo since a moment; null when it never was. */
const diasDesde = (moment: string) =>
  f
    .int()
    .computed(
      `((${AGORA} AT TIME ZONE 'America/Sao_Paulo')::date - (${moment} AT TIME ZONE 'America/Sao_Paulo')::date)`,
    )
    .optional();

/** The painters, as staff see them. */
export const pintores = defineList({
  name: 'pintores',
  route: 'GET /api/parceiros',
  from: 'pintor t LEFT JOIN cluster c ON c.id = t.cluster_id',
  base: 'pintor t',
  as: ({paged}) => (paged ? 'rows' : ['usuarios', 'parceiros']),
  sort: '-id',
  search: 't.busca',
  signs: true,
  period: 'criadoEm',
  fields: {
    id: f.id(),
    nome: f.text().contains('t.busca'),
    cpf: f.cpf().unsorted(),
    email: texto,
    celular: f.text().unsorted(),
    telefone: texto,
    sexo: f
      .oneOf(SEXOS.map(({valor}) => valor))
      .optional()
      .unsorted(),
    dataNascimento: f.date().unsorted(),
    endRua: texto,
    endNumero: texto,
    endComplemento: texto,
    endBairro: texto,
    endCidade: f.text().optional(),
    endEstado: texto,
    endCep: texto,
    enderecoEntrega: f.json(enderecoEntrega).computed(SQL_ENTREGA).optional(),
    lojaPreferida: f.text().optional(),
    cidadeLojaPreferida: texto,
    estadoLojaPreferida: texto,
    indicacaoLoja: texto,
    indicacaoVendedor: texto,
    comoFicouSabendo: texto,
    idRevenda: f.int().computed('t.revenda_id').optional().unsorted(),
    idIndicacao: f.text().unsorted(),
    foto: f.text().computed(SQL_FOTO).optional().unsorted(),
    sobre: texto,
    saldoPontos: f.int().computed(SQL_SALDO).orderedBy('co.saldo', CONTA),
    totalPontos: f.int().computed(SQL_TOTAL).orderedBy('co.total_pontos', CONTA),
    clusterNome: f.text().computed('c.nome').optional().orderedBy('t.nivel', {rank: true}),
    // The level's scoring factor, so that the new-sale screen can show the points as they will be.
    clusterValorPonto: f.decimal().computed('c.valor_ponto').optional().unsorted(),
    ultimaPontuacao: f.moment().computed(ULTIMA).optional().orderedBy('co.ultima_pontuacao_em', CONTA),
    diasSemAcessar: diasDesde('t.ultimo_acesso_em').orderedBy('ac.ultimo_em', ACESSO),
    diasSemPontuar: diasDesde(ULTIMA).orderedBy('co.ultima_pontuacao_em', {...CONTA, reversed: true}),
    aceitouRegulamento: aceite('aceitou_regulamento'),
    aceitouPrivacidade: aceite('aceitou_privacidade'),
    verTutorial: f.bool().unsorted(),
    acheSeuPintor: f.bool().unsorted(),
    cadastroAcheSeuPintor: f.bool().unsorted(),
    ativo: f.flag01(),
    isCompany: f.flag01(),
    criadoEm: f.moment(),
  },
});
