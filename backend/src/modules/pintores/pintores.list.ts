import {z} from 'zod';
import {ACTIVE_LABELS} from '@clube/domain';
import {showsEntity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {outSchema} from '../../kernel/entities/schemas';
import {NOW, TODAY, defineList, type ListDefinition} from '../../kernel/lists/list';
import {byCnpj, scored} from '../../kernel/lists/params';
import {SQL_EARLIER_ACCOUNTS, SQL_HAS_EARLIER_ACCOUNT, earlierAccount} from '../pessoas';
import {isCadastroOf} from '../revendas';
import {Pintor} from './pintor';
import {enderecoEntrega, SQL_DELIVERY, SQL_PHOTO} from './profile/columns';

const own = Pintor.fields;
/** Fields of the entity that no order of the list has an index for. */
const unsorted = <K extends keyof typeof own>(...names: K[]) =>
  Object.fromEntries(names.map(name => [name, own[name].unsorted()])) as Pick<typeof own, K>;
/** SQL: when the painter accepted the newest version that requires it; the version is read once per statement. */
const acceptance = (document: string) =>
  f
    .oneOf(['0', '1'])
    .computed(
      `(t.aceitou_${document} AND t.versao_${document} >= (SELECT termo_exigido('${document}', ${NOW})))::int::text`,
    )
    .labels({1: 'Sim', 0: 'Não'})
    .unsorted();

const LAST_PONTUACAO = 'a.ultima_pontuacao_em';

/**
 * Values that change with every order or visit are stored outside the painter's wide row, and rows are ordered by that
 * table.
 */
const ACCOUNT = {via: {table: 'conta', alias: 'co', key: 'pintor_id'}};
const VISIT = {via: {table: 'pintor_acesso', alias: 'ac', key: 'pintor_id'}, reversed: true};

const dayOf = (timestamp: string) => `(${timestamp} AT TIME ZONE 'America/Sao_Paulo')::date`;

/** SQL: calendar days in São Paulo since a timestamp; null without one. */
const daysSince = (timestamp: string) =>
  f
    .int()
    .computed(`(${TODAY} - ${dayOf(timestamp)})`)
    .optional();

const PINTORES = {
  from: 'pintor t LEFT JOIN cluster c ON c.id = t.cluster_id LEFT JOIN conta a ON a.pintor_id = t.id',
  base: 'pintor t',
  sort: '-id',
  search: 't.busca',
  signs: true,
  period: 'criadoEm',
  params: {
    pontuado: scored('v.pintor_id = t.id'),
    // Painters who ever bought at the reseller, or whom it referred.
    compraEm: byCnpj(
      cnpj => `t.id IN (SELECT v.pintor_id FROM venda v WHERE v.cnpj_loja = ${cnpj} AND v.estado = 'pontuada')`,
    ),
    cadastroPela: byCnpj(cnpj => {
      const of = (column: string) => `(SELECT ${column} FROM revenda WHERE cnpj = ${cnpj})`;
      return isCadastroOf('t', of('nome_input'), of('id'));
    }),
  },
  fields: {
    id: own.id,
    nome: own.nome.contains('t.busca'),
    ...unsorted('cpf', 'email', 'celular', 'telefone', 'sexo', 'dataNascimento'),
    ...unsorted('endRua', 'endNumero', 'endComplemento', 'endBairro'),
    endCidade: own.endCidade,
    ...unsorted('endEstado', 'endCep'),
    enderecoEntrega: f.json(enderecoEntrega).computed(SQL_DELIVERY).optional(),
    lojaPreferida: own.lojaPreferida,
    ...unsorted('cidadeLojaPreferida', 'estadoLojaPreferida', 'indicacaoLoja', 'indicacaoVendedor', 'comoFicouSabendo'),
    idRevenda: f.int().computed('t.revenda_id').optional().unsorted(),
    ...unsorted('idIndicacao'),
    clusterNome: f.text().title('Nível').computed('c.nome').optional().orderedBy('t.nivel', {rank: true}),
    foto: f.text().computed(SQL_PHOTO).optional().unsorted(),
    ...unsorted('sobre'),
    saldoPontos: f.int().title('Saldo').computed('coalesce(a.saldo, 0)').orderedBy('co.saldo', ACCOUNT),
    totalPontos: f
      .int()
      .title('Acumulado')
      .computed('coalesce(a.total_pontos, 0)')
      .orderedBy('co.total_pontos', ACCOUNT),
    // The level's scoring factor, with which the new-sale screen calculates the points.
    clusterValorPonto: f.decimal().computed('c.valor_ponto').optional().unsorted(),
    ultimaPontuacao: f
      .timestamp()
      .title('Última pontuação')
      .computed(LAST_PONTUACAO)
      .optional()
      .orderedBy('co.ultima_pontuacao_em', ACCOUNT),
    diasSemPontuar: daysSince(LAST_PONTUACAO)
      .title('Dias sem pontuar')
      .orderedBy('co.ultima_pontuacao_em', {...ACCOUNT, reversed: true}),
    diasSemAcessar: daysSince('t.ultimo_acesso_em').title('Dias sem acessar').orderedBy('ac.ultimo_em', VISIT),
    aceitouRegulamento: acceptance('regulamento').title('Aceitou o regulamento'),
    aceitouPrivacidade: acceptance('privacidade').title('Aceitou a privacidade'),
    ...unsorted('verTutorial', 'acheSeuPintor', 'cadastroAcheSeuPintor'),
    isCompany: f.flag01().title('Empresa'),
    ativo: f.flag01().title('Situação').labels(ACTIVE_LABELS),
    criadoEm: own.criadoEm,
    jaParticipou: f.bool().title('Já participou').computed(SQL_HAS_EARLIER_ACCOUNT).unsorted(),
    participacoesAnteriores: f.json(z.array(earlierAccount)).computed(SQL_EARLIER_ACCOUNTS),
  },
} as const satisfies Omit<ListDefinition, 'name' | 'route'>;

/**
 * An erased painter is nobody's record any more: figures and histories keep what it did. Of the key alone, so that orders by balance
 * or visit, which are columns of other tables, need no row of this one.
 */
const PRESENT = 't.id NOT IN (SELECT id FROM pintor WHERE anonimizado_em IS NOT NULL)';

/** The painters, for staff. */
export const pintores = defineList({
  ...PINTORES,
  name: 'pintores',
  route: 'GET /api/parceiros',
  scope: () => PRESENT,
  as: ({paged}) => (paged ? 'rows' : ['usuarios', 'parceiros']),
});

showsEntity(Pintor, pintores);

/** The painters that are companies. */
export const empresas = defineList({
  ...PINTORES,
  name: 'empresas',
  route: 'GET /api/parceiros/empresas',
  total: 'total',
  scope: () => `t.is_company AND ${PRESENT}`,
});

export const pintorRow = outSchema(PINTORES.fields).meta({id: 'Pintor'});
