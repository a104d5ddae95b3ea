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
import {flag} from '../../../kernel/entities/wire';
import {defineList, param} from '../../../kernel/lists/list';
import {byCnpj, cpfOfPintor} from '../../../kernel/lists/params';
import {flaggedRedeField} from '../../revendas';
import {SECOND_CHECK_AWAITED, awaitsSecondCheckBy} from '../venda/second-check.sql';
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

/** Pending receipts with their readings, oldest first. */
export const pendingNotas = defineList({
  name: 'pendentes',
  route: '/api/pontuacoes/pendentes',
  from: RECEIVED_FROM,
  base: ['nota n', READ_FROM],
  key: 'n.id',
  fields: {
    ...receivedFields,
    loja: f.text().title('Loja').computed('r.loja').optional().contains().orderedBy('n.lida_loja'),
    redeAntifraude: flaggedRedeField('r.cnpj'),
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
  params: {
    // The receipts that the caller may confirm as the second person, as requests for approval are.
    esperaPorMim: param(flag, (mine, values, actor) =>
      mine && 'id' in actor ? awaitsSecondCheckBy(values.add(actor.id)) : undefined,
    ),
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

/** SQL: the name of a registered shop; names read from receipts are in capitals without accents. */
const lojaName = (cnpj: string): string =>
  `coalesce((SELECT nome_input FROM revenda WHERE cnpj = ${cnpj}), (SELECT nome FROM loja WHERE cnpj = ${cnpj}), r.loja)`;

const STATES_WITHOUT_PONTOS = NOTA_STATES.filter(estado => estado !== 'pontuada');

/** The painter's receipts without points, with the reason. */
export const unscoredNotas = defineList({
  name: 'nao-processadas',
  route: '/api/pontuacoes/nao-processadas',
  from: `${READ_FROM} ${FILE_JOIN}`,
  base: ['nota n', READ_FROM],
  key: 'n.id',
  fields: {
    id: f.id().computed('n.id'),
    dataEnvio: f.timestamp().title('Enviada em').computed('n.criado_em'),
    status: f.oneOf(STATES_WITHOUT_PONTOS).title('Situação').labels(NOTA_STATE_LABELS).computed('n.estado').unsorted(),
    reprovadoMotivo: f.text().title('Motivo').computed('n.reprovado_motivo').optional().unsorted(),
    reenviadaEm: f.timestamp().title('Enviada de novo em').computed(RESENT_AT).optional().unsorted(),
    codigoPromocional,
    leitura: f.oneOf(READING_STATES).labels(READING_STATE_LABELS).computed(`coalesce(r.estado, 'nao_lida')`).unsorted(),
    loja: f.text().title('Loja').computed(lojaName('r.cnpj')).optional().unsorted(),
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

/** SQL: who brought the receipt into its current state. */
const DECIDED_BY = `(SELECT CASE e.tipo_ator WHEN 'painel' THEN u.nome WHEN 'loja' THEN 'Pintor' ELSE 'Sistema' END
  FROM nota_evento e LEFT JOIN usuario u ON e.tipo_ator = 'painel' AND u.id = e.ator_id WHERE e.nota_id = n.id AND n.estado <> 'pendente' ORDER BY e.id DESC LIMIT 1)`;
const SALE_JOIN = `LEFT JOIN venda v ON v.nota_id = n.id AND v.estado = 'pontuada'`;

/** Receipts in any state, with the reason and the person. */
export const notas = defineList({
  name: 'notas',
  route: '/api/notas',
  from: `${RECEIVED_FROM} ${SALE_JOIN}`,
  base: ['nota n', `nota n JOIN pintor p ON p.id = n.pintor_id`],
  key: 'n.id',
  fields: {
    ...receivedFields,
    id: f.id().title('Nota').computed('n.id').unsorted(),
    nome: f.text().title('Pintor').computed('n.pintor_nome').unsorted(),
    estado: f.oneOf(NOTA_STATES).title('Situação').labels(NOTA_STATE_LABELS).computed('n.estado').unsorted(),
    reprovadoMotivo: f.text().title('Motivo').computed('n.reprovado_motivo').optional().unsorted(),
    loja: f.text().title('Loja').computed(lojaName('coalesce(v.cnpj_loja, r.cnpj)')).optional().unsorted(),
    redeAntifraude: flaggedRedeField('coalesce(v.cnpj_loja, r.cnpj)'),
    numero: f.text().title('Número fiscal').computed('coalesce(v.identificador, r.numero)').optional().unsorted(),
    dataEmissao: f.date().title('Venda em').computed('coalesce(v.realizado_em, r.data_emissao)').optional().unsorted(),
    total: f.decimal().title('Total').decimals(2).computed('coalesce(v.total_venda, r.total)').optional().unsorted(),
    pontos: f.int().title('Pontos').computed('v.total_pontos').optional().unsorted(),
    codigoPromocional,
    decididaPor: f.text().title('Decidida por').computed(DECIDED_BY).optional().unsorted(),
    decididaEm: f
      .timestamp()
      .title('Decidida em')
      .computed(`CASE WHEN n.estado <> 'pendente' THEN n.atualizado_em END`)
      .optional()
      .unsorted(),
    reenviadaEm: f.timestamp().title('Enviada de novo em').computed(RESENT_AT).optional().unsorted(),
  },
  search: SEARCH,
  signs: true,
  sort: '-criadoEm',
  period: 'criadoEm',
  params: {
    cpf: cpfOfPintor('n.pintor_id'),
    // Matches receipts scored for this shop, and readings with its CNPJ.
    cnpj: byCnpj(
      cnpj => `n.id IN (SELECT nota_id FROM venda WHERE cnpj_loja = ${cnpj} AND estado = 'pontuada'
        UNION ALL SELECT nota_id FROM nota_leitura WHERE cnpj = ${cnpj})`,
    ),
  },
  scope: () => 'n.junta_em IS NULL',
});

/** The lists with URLs of private files. */
export const WITH_FILES = [pontuacoes, pendingNotas, encerradas, unscoredNotas, notas];
