import {z} from 'zod';
import {
  LANCAMENTO_LABELS,
  MOVIMENTO_FILTERS,
  MOVIMENTO_GROUPS,
  MOVIMENTO_TYPES,
  NOTA_STATES,
  NOTA_STATE_LABELS,
  READING_STATES,
  READING_STATE_LABELS,
  RESGATE_STATUSES,
  STOREFRONT_STATUS_LABELS,
  type MovimentoFilter,
} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {defineList, param, type Values} from '../../../kernel/lists/list';
import {cpfOfPintor} from '../../../kernel/lists/params';
import {ownRows} from './own-rows';

/**
 * The sale, code, order or referral of an entry, or of the entry that it reverses; a sale without points is found by
 * its receipt. Each join is one index lookup.
 */
const FROM = `movimento t
  LEFT JOIN LATERAL (SELECT x.* FROM venda x WHERE x.lancamento_id = coalesce(t.estorna, t.lancamento_id)
    UNION ALL SELECT x.* FROM correcao_venda k JOIN venda x ON x.id = k.venda_id WHERE k.lancamento_id = coalesce(t.estorna, t.lancamento_id)
    UNION ALL SELECT x.* FROM venda x WHERE x.nota_id = t.nota_id AND x.estado = 'pontuada') v ON true
  LEFT JOIN loja l ON l.cnpj = v.cnpj_loja
  LEFT JOIN nota n ON n.id = coalesce(t.nota_id, v.nota_id)
  LEFT JOIN nota_leitura r ON r.nota_id = t.nota_id
  LEFT JOIN uso_codigo u ON u.lancamento_id = coalesce(t.estorna, t.lancamento_id)
  LEFT JOIN resgate o ON o.lancamento_id = coalesce(t.estorna, t.lancamento_id)
  LEFT JOIN bonus_indicacao b ON b.lancamento_id = coalesce(t.estorna, t.lancamento_id)
  LEFT JOIN pintor i ON i.id = b.indicado_id`;

/** SQL: the shop of a sale, or the registered reseller of a receipt's reading. */
const LOJA = `coalesce(l.nome, (SELECT nome_input FROM revenda WHERE cnpj = r.cnpj), (SELECT nome FROM loja WHERE cnpj = r.cnpj), r.loja)`;

function filterSql(filter: MovimentoFilter, values: Values): string {
  if (filter === 'analise') return `n.estado = 'pendente' AND t.tipo = 'nota'`;
  const ofKind = `t.tipo = ANY(${values.add(MOVIMENTO_GROUPS[filter])})`;
  return filter === 'codigos' ? `(${ofKind} OR (t.tipo = 'pontuacao' AND v.codigo IS NOT NULL))` : ofKind;
}

/** A painter's entries, newest first, with the balance after each; and receipts without points. */
export const movimentos = defineList({
  name: 'movimentos',
  route: 'GET /api/pontuacoes/movimentos',
  from: FROM,
  base: ['movimento t'],
  fields: {
    id: f.id(),
    quando: f.timestamp().title('Data'),
    tipo: f
      .oneOf(MOVIMENTO_TYPES)
      .title('Movimento')
      .labels({...LANCAMENTO_LABELS, nota: 'Nota sem pontos'}),
    idNota: f.int().computed('n.id').optional().unsorted(),
    estadoNota: f.oneOf(NOTA_STATES).labels(NOTA_STATE_LABELS).computed('n.estado').optional().unsorted(),
    leitura: f.oneOf(READING_STATES).labels(READING_STATE_LABELS).computed('r.estado').optional().unsorted(),
    pontosEstimados: f
      .int()
      .computed(`CASE WHEN n.estado = 'pendente' AND r.estado = 'lida' THEN r.pontos_estimados END`)
      .optional()
      .unsorted(),
    reprovadoMotivo: f.text().computed('n.reprovado_motivo').optional().unsorted(),
    reenviadaEm: f
      .timestamp()
      .computed(`(SELECT s.criado_em FROM nota s WHERE s.reenvio_de = n.id)`)
      .optional()
      .unsorted(),
    loja: f.text().title('Loja').computed(LOJA).optional().unsorted(),
    identificador: f.text().title('Nota').computed('coalesce(v.identificador, r.numero)').optional().unsorted(),
    totalVenda: f.decimal().decimals(2).computed('coalesce(v.total_venda, r.total)').optional().unsorted(),
    pontosDobrados: f.bool().computed('coalesce(v.pontos_dobrados = 1, false)').unsorted(),
    codigo: f.text().title('Código').computed('coalesce(u.codigo, v.codigo)').optional().unsorted(),
    codigoSemEfeito: f.bool().computed(`coalesce((v.calculo->>'codigoCancelado')::boolean, false)`).unsorted(),
    idResgate: f.int().computed('o.id').optional().unsorted(),
    premio: f.text().title('Prêmio').computed('o.premio').optional().unsorted(),
    qtde: f.int().title('Quantidade').computed('o.qtde').optional().unsorted(),
    pontos: f.int().title('Pontos').optional().unsorted(),
    saldoApos: f.int().title('Saldo').optional().unsorted(),
    venceEm: f
      .timestamp()
      .title('Vence em')
      .computed(`(SELECT min(x.vence_em) FROM lote x WHERE x.lancamento_id = t.lancamento_id)`)
      .optional()
      .unsorted(),
    statusResgate: f
      .oneOfNumbers(RESGATE_STATUSES)
      .labels(STOREFRONT_STATUS_LABELS)
      .computed('o.status')
      .optional()
      .unsorted(),
    previsaoEntrega: f.date().computed('o.previsao_entrega').optional().unsorted(),
    dataEntrega: f.date().computed('o.data_entrega').optional().unsorted(),
    // Null once the referred painter was erased.
    indicado: f
      .text()
      .computed(`CASE WHEN i.anonimizado_em IS NULL THEN split_part(i.nome, ' ', 1) END`)
      .optional()
      .unsorted(),
  },
  key: 't.id',
  sort: '-quando',
  period: 'quando',
  as: 'movimentos',
  params: {grupo: param(z.enum(MOVIMENTO_FILTERS), filterSql), cpf: cpfOfPintor('t.pintor_id')},
  scope: ownRows('t.pintor_id'),
});
