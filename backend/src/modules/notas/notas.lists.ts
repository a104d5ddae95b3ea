import {z} from 'zod';
import {AUDITOR, ESTADOS_LEITURA, somenteDigitos} from '@clube/domain';
import {SemPermissao} from '../../kernel/errors';
import type {Ator} from '../../kernel/context';
import {f, type Fields} from '../../kernel/resources/fields';
import {defineList, type Values} from '../../kernel/resources/list';
import {cpfDoPintor} from '../../kernel/resources/params';
import {readListQuery} from '../../kernel/resources/list-query';
import {DUPLICATA, duplicata, tipoDoArquivo} from './duplicata.sql';
import {ATRASADA, EM_ANALISE_POR} from './leitura.sql';

/** The first file of a receipt, as every list of receipts shows it. */
export const ARQUIVO = `LEFT JOIN LATERAL (SELECT a.* FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = n.id ORDER BY na.ordem LIMIT 1) a ON true`;

/** `arquivoUrl` is signed when the answer is made; here it is still the bare path. */
export const ARQUIVO_FIELDS: Fields = {
  diretorioArquivo: f.text().computed('a.caminho').optional(),
  arquivoUrl: f.text().computed(`'/arquivos/' || coalesce(a.vista, a.caminho)`).optional().unsorted(),
  tipo: f.text().computed(tipoDoArquivo('a')).optional(),
};

const ITENS = `(SELECT json_agg(json_build_object('id', i.id, 'codigo', i.codigo, 'nome', i.nome, 'qtde', i.qtde, 'valorUnitario', i.valor_unitario,
  'valorDesconto', i.valor_desconto, 'valorPontos', i.valor_pontos, 'subTotal', i.sub_total) ORDER BY i.id) FROM venda_item i WHERE i.venda_id = t.id)`;

const item = z.object({
  id: z.int(),
  codigo: z.string(),
  nome: z.string(),
  qtde: z.number(),
  valorUnitario: z.number(),
  valorDesconto: z.number(),
  valorPontos: z.int(),
  subTotal: z.number(),
});

const own = (column: string) => (ator: Ator, values: Values) =>
  ator.tipo === 'loja' ? `${column} = ${values.add(ator.id)}` : undefined;

const cpf = cpfDoPintor('p.cpf');

/** Scored sales, by their receipt. An Auditor reads those of one painter at a time. */
export const pontuacoes = defineList({
  name: 'pontuacoes',
  route: '/api/pontuacoes',
  from: `venda t JOIN nota n ON n.id = t.nota_id JOIN pintor p ON p.id = t.pintor_id JOIN loja l ON l.cnpj = t.cnpj_loja ${ARQUIVO}`,
  countFrom: 'venda t',
  fields: {
    id: f.id().computed('n.id'),
    idVenda: f.id().computed('t.id'),
    nome: f.text().computed('p.nome').contains(),
    cpf: f.cpf().computed('p.cpf'),
    endCidade: f.text().computed('p.end_cidade').optional(),
    totalPontos: f.int(),
    identificador: f.text(),
    tipoFiscal: f.text(),
    loja: f.text().computed('l.nome').contains(),
    cnpjLoja: f.cnpj().readonly(),
    totalVenda: f.decimal(),
    criadoEm: f.moment().computed('n.criado_em'),
    atualizadoEm: f.moment().computed('n.atualizado_em'),
    realizadoEm: f.date(),
    pontuadoEm: f.moment(),
    venceEm: f.moment(),
    codigo: f.text().optional(),
    pontosDobrados: f.int(),
    itens: f.json(z.array(item)).computed(ITENS),
    calculo: f.json(z.record(z.string(), z.unknown())),
    ...ARQUIVO_FIELDS,
  },
  key: 't.id',
  search: `sem_acento(p.nome || ' ' || p.cpf || ' ' || t.identificador || ' ' || l.nome)`,
  sort: '-pontuadoEm',
  period: 'pontuadoEm',
  as: ({paged, ator}) => (paged && ator.tipo === 'painel' ? 'rows' : 'pontuacoes'),
  params: {cpf},
  scope: (ator, values) => [`t.estado = 'pontuada'`, own('t.pintor_id')(ator, values)].filter(Boolean).join(' AND '),
  csv: {
    columns: {
      nome: 'Pintor',
      cpf: 'CPF',
      endCidade: 'Cidade',
      totalPontos: 'Pontos',
      identificador: 'Número',
      loja: 'Loja',
      cnpjLoja: 'CNPJ',
      totalVenda: 'Total',
      realizadoEm: 'Data da venda',
      pontuadoEm: 'Pontuado em',
      venceEm: 'Vence em',
      codigo: 'Código',
    },
  },
});

/** Refuses what an Auditor may not list: everybody's sales at once. */
export function conferirAuditor(ator: Ator, query: Record<string, string>): void {
  if (ator.tipo !== 'painel' || ator.permissao !== AUDITOR) return;
  const {filters} = readListQuery(pontuacoes, query);
  if (somenteDigitos(typeof filters.cpf === 'string' ? filters.cpf : '').length !== 11) throw SemPermissao();
}

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
