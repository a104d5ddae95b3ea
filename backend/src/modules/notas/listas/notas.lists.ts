import {ESTADOS_LEITURA} from '@clube/domain';
import {f, type Fields} from '../../../kernel/resources/fields';
import {defineList} from '../../../kernel/resources/list';
import {AGUARDA_SEGUNDA} from '../conferencia/conferencia';
import {DUPLICATA, duplicata} from '../duplicata.sql';
import {ATRASADA, EM_ANALISE_POR} from './leitura.sql';
import {ARQUIVO, ARQUIVO_FIELDS, own} from './lista.campos';
import {pontuacoes} from './pontuacoes.list';

const recebida: Fields = {
  id: f.id().computed('n.id'),
  cpf: f.cpf().computed('p.cpf'),
  nome: f.text().computed('p.nome').contains(),
  criadoEm: f.moment().computed('n.criado_em'),
  nomeArquivo: f.text().computed('n.nome_arquivo'),
  codigoPromocional: f.text().computed('n.codigo_promocional').optional(),
  ...ARQUIVO_FIELDS,
};
const RECEBIDAS = `nota n JOIN pintor p ON p.id = n.pintor_id LEFT JOIN nota_leitura r ON r.nota_id = n.id ${ARQUIVO}`;
const BUSCA = `(p.busca || ' ' || n.id)`;

/** What waits for a person, oldest first, with what was read of it. */
export const pendentes = defineList({
  name: 'pendentes',
  route: '/api/pontuacoes/pendentes',
  from: RECEBIDAS,
  countFrom: 'nota n',
  key: 'n.id',
  fields: {
    ...recebida,
    arquivos: f.int().computed(`(SELECT count(*)::int FROM nota_arquivo na WHERE na.nota_id = n.id)`),
    possivelDuplicata: f.json(duplicata).computed(DUPLICATA).optional(),
    analisePor: f.text().computed(EM_ANALISE_POR).optional(),
    segundaConferencia: f.text().computed(AGUARDA_SEGUNDA).optional().unsorted(),
    leitura: f.oneOf(ESTADOS_LEITURA).computed(`coalesce(r.estado, 'nao_lida')`),
    confianca: f.decimal().computed('r.confianca').optional(),
    certa: f.bool().computed('coalesce(r.certa, false)'),
    atrasada: f.bool().computed(ATRASADA),
    cpfCnpj: f.text().computed('r.cnpj').optional(),
    loja: f.text().computed('r.loja').optional().contains(),
    uf: f.text().computed('r.uf').optional(),
    cidade: f.text().computed('r.cidade').optional(),
    dataEmissao: f.date().computed('r.data_emissao').optional(),
    chave: f.text().computed('r.chave').optional(),
    tipoFiscal: f.text().computed('r.tipo_fiscal').optional(),
    total: f.decimal().computed('r.total').optional(),
  },
  search: BUSCA,
  sort: 'criadoEm',
  period: 'criadoEm',
  scope: () => `n.estado = 'pendente' AND n.junta_em IS NULL`,
});

/** Closed receipts ("Não Pontuável"). */
export const encerradas = defineList({
  name: 'encerradas',
  route: '/api/pontuacoes/encerradas',
  from: RECEBIDAS,
  countFrom: 'nota n',
  key: 'n.id',
  fields: {
    ...recebida,
    atualizadoEm: f.moment().computed('n.atualizado_em'),
    reprovadoMotivo: f.text().computed('n.reprovado_motivo').optional(),
  },
  search: BUSCA,
  sort: '-atualizadoEm',
  period: 'atualizadoEm',
  scope: () => `n.estado = 'encerrada' AND n.junta_em IS NULL`,
});

/** The shop as the club knows it, where it does: what stands on paper is shouted and short of accents. */
const LOJA = `coalesce((SELECT nome_input FROM revenda WHERE cnpj = r.cnpj), (SELECT nome FROM loja WHERE cnpj = r.cnpj), r.loja)`;

/** The painter's receipts that have no points, with why. */
export const naoProcessadas = defineList({
  name: 'nao-processadas',
  route: '/api/pontuacoes/nao-processadas',
  from: `nota n LEFT JOIN nota_leitura r ON r.nota_id = n.id ${ARQUIVO}`,
  countFrom: 'nota n',
  key: 'n.id',
  fields: {
    id: f.id().computed('n.id'),
    dataEnvio: f.moment().computed('n.criado_em'),
    status: f.text().computed('n.estado'),
    reprovadoMotivo: f.text().computed('n.reprovado_motivo').optional(),
    codigoPromocional: f.text().computed('n.codigo_promocional').optional(),
    leitura: f.oneOf(ESTADOS_LEITURA).computed(`coalesce(r.estado, 'nao_lida')`),
    loja: f.text().computed(LOJA).optional(),
    numero: f.text().computed('r.numero').optional(),
    total: f.decimal().computed('r.total').optional(),
    dataEmissao: f.date().computed('r.data_emissao').optional(),
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
