import {ESTADOS_LEITURA, ESTADOS_NOTA, TIPOS_FISCAIS} from '@clube/domain';
import {f} from '../../../kernel/resources/fields';
import {defineList} from '../../../kernel/resources/list';
import {AGUARDA_SEGUNDA} from '../conferencia/conferencia';
import {DUPLICATA, duplicata} from '../duplicata.sql';
import {ATRASADA, EM_ANALISE_POR} from './leitura.sql';
import {ARQUIVO, ARQUIVO_FIELDS, own} from './lista.campos';
import {pontuacoes} from './pontuacoes.list';

const recebida = {
  id: f.id().computed('n.id'),
  cpf: f.cpf().computed('p.cpf').unsorted(),
  nome: f.text().computed('n.pintor_nome').contains('n.busca'),
  criadoEm: f.moment().computed('n.criado_em'),
  nomeArquivo: f.text().computed('n.nome_arquivo').unsorted(),
  codigoPromocional: f.text().computed('n.codigo_promocional').optional().unsorted(),
  ...ARQUIVO_FIELDS,
};
const LIDA = 'nota n LEFT JOIN nota_leitura r ON r.nota_id = n.id';
const RECEBIDAS = `${LIDA} JOIN pintor p ON p.id = n.pintor_id ${ARQUIVO}`;
const BUSCA = 'n.busca';

/** What waits for a person, oldest first, with what was read of it. */
export const pendentes = defineList({
  name: 'pendentes',
  route: '/api/pontuacoes/pendentes',
  from: RECEBIDAS,
  base: ['nota n', LIDA],
  key: 'n.id',
  fields: {
    ...recebida,
    arquivos: f.int().computed(`(SELECT count(*)::int FROM nota_arquivo na WHERE na.nota_id = n.id)`).unsorted(),
    possivelDuplicata: f.json(duplicata).computed(DUPLICATA).optional(),
    analisePor: f.text().computed(EM_ANALISE_POR).optional().unsorted(),
    segundaConferencia: f.text().computed(AGUARDA_SEGUNDA).optional().unsorted(),
    leitura: f.oneOf(ESTADOS_LEITURA).computed(`coalesce(r.estado, 'nao_lida')`).unsorted(),
    confianca: f.decimal().computed('r.confianca').optional().orderedBy('n.lida_confianca'),
    certa: f.bool().computed('coalesce(r.certa, false)').unsorted(),
    atrasada: f.bool().computed(ATRASADA).unsorted(),
    cpfCnpj: f.text().computed('r.cnpj').optional().unsorted(),
    loja: f.text().computed('r.loja').optional().contains().orderedBy('n.lida_loja'),
    uf: f.text().computed('r.uf').optional().unsorted(),
    cidade: f.text().computed('r.cidade').optional().unsorted(),
    dataEmissao: f.date().computed('r.data_emissao').optional().orderedBy('n.lida_emissao'),
    chave: f.text().computed('r.chave').optional().unsorted(),
    tipoFiscal: f.oneOf(TIPOS_FISCAIS).computed('r.tipo_fiscal').optional().unsorted(),
    total: f.decimal().computed('r.total').optional().orderedBy('n.lida_total'),
  },
  search: BUSCA,
  signs: true,
  sort: 'criadoEm',
  period: 'criadoEm',
  scope: () => `n.estado = 'pendente' AND n.junta_em IS NULL`,
});

/** Closed receipts ("Não Pontuável"). */
export const encerradas = defineList({
  name: 'encerradas',
  route: '/api/pontuacoes/encerradas',
  from: RECEBIDAS,
  base: ['nota n', LIDA],
  key: 'n.id',
  fields: {
    ...recebida,
    atualizadoEm: f.moment().computed('n.atualizado_em'),
    reprovadoMotivo: f.text().computed('n.reprovado_motivo').optional().unsorted(),
  },
  search: BUSCA,
  signs: true,
  sort: '-atualizadoEm',
  period: 'atualizadoEm',
  scope: () => `n.estado = 'encerrada' AND n.junta_em IS NULL`,
});

/** The shop as the club knows it, where it does: what stands on paper is shouted and short of accents. */
const LOJA = `coalesce((SELECT nome_input FROM revenda WHERE cnpj = r.cnpj), (SELECT nome FROM loja WHERE cnpj = r.cnpj), r.loja)`;

const SEM_PONTOS = ESTADOS_NOTA.filter(estado => estado !== 'pontuada');

/** The painter's receipts that have no points, with why. */
export const naoProcessadas = defineList({
  name: 'nao-processadas',
  route: '/api/pontuacoes/nao-processadas',
  from: `${LIDA} ${ARQUIVO}`,
  base: ['nota n', LIDA],
  key: 'n.id',
  fields: {
    id: f.id().computed('n.id'),
    dataEnvio: f.moment().computed('n.criado_em'),
    status: f.oneOf(SEM_PONTOS).computed('n.estado').unsorted(),
    reprovadoMotivo: f.text().computed('n.reprovado_motivo').optional().unsorted(),
    codigoPromocional: f.text().computed('n.codigo_promocional').optional().unsorted(),
    leitura: f.oneOf(ESTADOS_LEITURA).computed(`coalesce(r.estado, 'nao_lida')`).unsorted(),
    loja: f.text().computed(LOJA).optional().unsorted(),
    numero: f.text().computed('r.numero').optional().unsorted(),
    total: f.decimal().computed('r.total').optional().unsorted(),
    dataEmissao: f.date().computed('r.data_emissao').optional().unsorted(),
    ...ARQUIVO_FIELDS,
  },
  sort: '-dataEnvio',
  as: 'naoProcessadas',
  period: 'dataEnvio',
  scope: (ator, values) =>
    [`n.estado <> 'pontuada' AND n.junta_em IS NULL`, own('n.pintor_id')(ator, values)].filter(Boolean).join(' AND '),
});

/** The lists whose rows carry addresses of private files. */
export const COM_ARQUIVO = [pontuacoes, pendentes, encerradas, naoProcessadas];
