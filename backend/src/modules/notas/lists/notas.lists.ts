import {
  HEADINGS,
  NOTA_STATES,
  NOTA_STATE_LABELS,
  READING_STATES,
  READING_STATE_LABELS,
  TIPO_FISCAL_LABELS,
  TIPO_FISCAL_VALUES,
  ACCESS_KEY_MASK,
} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';
import {SECOND_CHECK_AWAITED} from '../venda/second-check';
import {DUPLICATE, duplicate} from './duplicate.sql';
import {LATE, UNDER_ANALYSIS_BY, FILE_JOIN, FILE_FIELDS, RESENT_AT, own} from './list.fields';
import {pontuacoes} from './pontuacoes.list';

const receivedFields = {
  id: f.id().computed('n.id'),
  cpf: f.cpf().computed('p.cpf').unsorted(),
  nome: f.text().computed('n.pintor_nome').contains('n.busca'),
  criadoEm: f.moment().computed('n.criado_em'),
  nomeArquivo: f.text().computed('n.nome_arquivo').unsorted(),
  codigoPromocional: f.text().computed('n.codigo_promocional').optional().unsorted(),
  ...FILE_FIELDS,
};
const READ_FROM = 'nota n LEFT JOIN nota_leitura r ON r.nota_id = n.id';
const RECEIVED_FROM = `${READ_FROM} JOIN pintor p ON p.id = n.pintor_id ${FILE_JOIN}`;
const SEARCH = 'n.busca';

/** What waits for a person, oldest first, with what was read of it. */
export const pendingNotas = defineList({
  name: 'pendentes',
  route: '/api/pontuacoes/pendentes',
  from: RECEIVED_FROM,
  base: ['nota n', READ_FROM],
  key: 'n.id',
  fields: {
    ...receivedFields,
    arquivos: f.int().computed(`(SELECT count(*)::int FROM nota_arquivo na WHERE na.nota_id = n.id)`).unsorted(),
    possivelDuplicata: f.json(duplicate).computed(DUPLICATE).optional(),
    analisePor: f.text().computed(UNDER_ANALYSIS_BY).optional().unsorted(),
    segundaConferencia: f.text().computed(SECOND_CHECK_AWAITED).optional().unsorted(),
    leitura: f.oneOf(READING_STATES).words(READING_STATE_LABELS).computed(`coalesce(r.estado, 'nao_lida')`).unsorted(),
    confianca: f.decimal().computed('r.confianca').optional().orderedBy('n.lida_confianca'),
    certa: f.bool().computed('coalesce(r.certa, false)').unsorted(),
    atrasada: f.bool().computed(LATE).unsorted(),
    cpfCnpj: f.cnpj().computed('r.cnpj').optional().unsorted(),
    loja: f.text().computed('r.loja').optional().contains().orderedBy('n.lida_loja'),
    uf: f.text().computed('r.uf').optional().unsorted(),
    cidade: f.text().computed('r.cidade').optional().unsorted(),
    dataEmissao: f.date().computed('r.data_emissao').optional().orderedBy('n.lida_emissao'),
    chave: f.text().shownAs(ACCESS_KEY_MASK).computed('r.chave').optional().unsorted(),
    tipoFiscal: f.oneOf(TIPO_FISCAL_VALUES).words(TIPO_FISCAL_LABELS).computed('r.tipo_fiscal').optional().unsorted(),
    total: f.decimal().decimals(2).computed('r.total').optional().orderedBy('n.lida_total'),
  },
  headings: HEADINGS.pendentes,
  search: SEARCH,
  signs: true,
  sort: 'criadoEm',
  period: 'criadoEm',
  scope: () => `n.estado = 'pendente' AND n.junta_em IS NULL`,
});

/** Closed receipts ("Não Pontuável"). */
export const encerradas = defineList({
  name: 'encerradas',
  route: '/api/pontuacoes/encerradas',
  from: RECEIVED_FROM,
  base: ['nota n', READ_FROM],
  key: 'n.id',
  fields: {
    ...receivedFields,
    atualizadoEm: f.moment().computed('n.atualizado_em'),
    reprovadoMotivo: f.text().computed('n.reprovado_motivo').optional().unsorted(),
  },
  headings: HEADINGS.encerradas,
  search: SEARCH,
  signs: true,
  sort: '-atualizadoEm',
  period: 'atualizadoEm',
  scope: () => `n.estado = 'encerrada' AND n.junta_em IS NULL`,
});

/** The shop as the club knows it, where it does: what stands on paper is shouted and short of accents. */
const LOJA_NAME = `coalesce((SELECT nome_input FROM revenda WHERE cnpj = r.cnpj), (SELECT nome FROM loja WHERE cnpj = r.cnpj), r.loja)`;

const STATES_WITHOUT_PONTOS = NOTA_STATES.filter(estado => estado !== 'pontuada');

/** The painter's receipts that have no points, with why. */
export const unscoredNotas = defineList({
  name: 'nao-processadas',
  route: '/api/pontuacoes/nao-processadas',
  from: `${READ_FROM} ${FILE_JOIN}`,
  base: ['nota n', READ_FROM],
  key: 'n.id',
  fields: {
    id: f.id().computed('n.id'),
    dataEnvio: f.moment().computed('n.criado_em'),
    status: f.oneOf(STATES_WITHOUT_PONTOS).words(NOTA_STATE_LABELS).computed('n.estado').unsorted(),
    reprovadoMotivo: f.text().computed('n.reprovado_motivo').optional().unsorted(),
    reenviadaEm: f.moment().computed(RESENT_AT).optional().unsorted(),
    codigoPromocional: f.text().computed('n.codigo_promocional').optional().unsorted(),
    leitura: f.oneOf(READING_STATES).words(READING_STATE_LABELS).computed(`coalesce(r.estado, 'nao_lida')`).unsorted(),
    loja: f.text().computed(LOJA_NAME).optional().unsorted(),
    numero: f.text().computed('r.numero').optional().unsorted(),
    total: f.decimal().decimals(2).computed('r.total').optional().unsorted(),
    dataEmissao: f.date().computed('r.data_emissao').optional().unsorted(),
    ...FILE_FIELDS,
  },
  headings: HEADINGS['nao-processadas'],
  sort: '-dataEnvio',
  as: 'naoProcessadas',
  period: 'dataEnvio',
  scope: (actor, values) =>
    [`n.estado <> 'pontuada' AND n.junta_em IS NULL`, own('n.pintor_id')(actor, values)].filter(Boolean).join(' AND '),
});

/** The lists whose rows carry addresses of private files. */
export const WITH_FILES = [pontuacoes, pendingNotas, encerradas, unscoredNotas];
