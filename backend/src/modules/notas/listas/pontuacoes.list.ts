import {z} from 'zod';
import {AUDITOR, somenteDigitos} from '@clube/domain';
import {SemPermissao} from '../../../kernel/errors';
import type {Ator} from '../../../kernel/context';
import {f} from '../../../kernel/resources/fields';
import {defineList} from '../../../kernel/resources/list';
import {cpfDoPintor} from '../../../kernel/resources/params';
import {readListQuery} from '../../../kernel/resources/list-query';
import {ARQUIVO, ARQUIVO_FIELDS, own} from './lista.campos';

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
