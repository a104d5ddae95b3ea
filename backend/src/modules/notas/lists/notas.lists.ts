import {
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

const codigoPromocional = f.text().title('Código promocional').computed('n.codigo_promocional').optional().unsorted();
const receivedFields = {
  nome: f.text().title('Pintor').computed('n.pintor_nome').contains('n.busca'),
  cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
  id: f.id().title('Nota').computed('n.id'),
  criadoEm: f.timestamp().title('Enviada em').computed('n.criado_em'),
  nomeArquivo: f.text().computed('n.nome_arquivo').unsorted(),
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
    loja: f.text().title('Loja').computed('r.loja').optional().contains().orderedBy('n.lida_loja'),
    cpfCnpj: f.cnpj().title('CNPJ').computed('r.cnpj').optional().unsorted(),
    cidade: f.text().title('Cidade').computed('r.cidade').optional().unsorted(),
    uf: f.text().title('UF').computed('r.uf').optional().unsorted(),
    dataEmissao: f.date().title('Venda em').computed('r.data_emissao').optional().orderedBy('n.lida_emissao'),
    tipoFiscal: f
      .oneOf(TIPO_FISCAL_VALUES)
      .title('Tipo fiscal')
      .labels(TIPO_FISCAL_LABELS)
      .computed('r.tipo_fiscal')
      .optional()
      .unsorted(),
    chave: f.text().title('Chave de acesso').masked(ACCESS_KEY_MASK).computed('r.chave').optional().unsorted(),
    total: f.decimal().title('Total').decimals(2).computed('r.total').optional().orderedBy('n.lida_total'),
    leitura: f
      .oneOf(READING_STATES)
      .title('Leitura')
      .labels(READING_STATE_LABELS)
      .computed(`coalesce(r.estado, 'nao_lida')`)
      .unsorted(),
    confianca: f
      .decimal()
      .title('Confiança da leitura')
      .computed('r.confianca')
      .optional()
      .orderedBy('n.lida_confianca'),
    arquivos: f
      .int()
      .title('Arquivos')
      .computed(`(SELECT count(*)::int FROM nota_arquivo na WHERE na.nota_id = n.id)`)
      .unsorted(),
    codigoPromocional,
    possivelDuplicata: f.json(duplicate).computed(DUPLICATE).optional(),
    atrasada: f.bool().title('Atrasada').computed(LATE).unsorted(),
    analisePor: f.text().title('Em análise por').computed(UNDER_ANALYSIS_BY).optional().unsorted(),
    segundaConferencia: f.text().title('Segunda conferência').computed(SECOND_CHECK_AWAITED).optional().unsorted(),
    certa: f.bool().computed('coalesce(r.certa, false)').unsorted(),
  },
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
    atualizadoEm: f.timestamp().title('Encerrada em').computed('n.atualizado_em'),
    codigoPromocional,
    reprovadoMotivo: f.text().title('Motivo').computed('n.reprovado_motivo').optional().unsorted(),
  },
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
    dataEnvio: f.timestamp().title('Enviada em').computed('n.criado_em'),
    status: f.oneOf(STATES_WITHOUT_PONTOS).title('Status').labels(NOTA_STATE_LABELS).computed('n.estado').unsorted(),
    reprovadoMotivo: f.text().title('Motivo').computed('n.reprovado_motivo').optional().unsorted(),
    reenviadaEm: f.timestamp().title('Enviada de novo em').computed(RESENT_AT).optional().unsorted(),
    codigoPromocional,
    leitura: f.oneOf(READING_STATES).labels(READING_STATE_LABELS).computed(`coalesce(r.estado, 'nao_lida')`).unsorted(),
    loja: f.text().title('Loja').computed(LOJA_NAME).optional().unsorted(),
    numero: f.text().title('Número fiscal').computed('r.numero').optional().unsorted(),
    total: f.decimal().title('Total').decimals(2).computed('r.total').optional().unsorted(),
    dataEmissao: f.date().title('Venda em').computed('r.data_emissao').optional().unsorted(),
    ...FILE_FIELDS,
  },
  sort: '-dataEnvio',
  as: 'naoProcessadas',
  period: 'dataEnvio',
  scope: (actor, values) =>
    [`n.estado <> 'pontuada' AND n.junta_em IS NULL`, own('n.pintor_id')(actor, values)].filter(Boolean).join(' AND '),
});

/** The lists whose rows carry addresses of private files. */
export const WITH_FILES = [pontuacoes, pendingNotas, encerradas, unscoredNotas];
