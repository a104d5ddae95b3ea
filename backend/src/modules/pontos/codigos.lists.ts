import {z} from 'zod';
import {CODIGO_OPERATIONS, CODIGO_OPERATION_LABELS, CODIGO_USE_LABELS} from '@clube/domain';
import {f} from '../../kernel/entities/fields';
import {madeBy} from '../../kernel/entities/made-by';
import {TODAY, defineList, param} from '../../kernel/lists/list';
import {cpfOfPintor} from '../../kernel/lists/params';
import {flag} from '../../kernel/entities/wire';

const WITHDRAWN = `EXISTS (SELECT 1 FROM lote_codigo l WHERE l.id = t.lote_codigo_id AND l.recolhido_em IS NOT NULL)`;

/** Codes with their uses: painters see those they used, the panel sees all. */
export const codigos = defineList({
  name: 'codigos-promocionais',
  route: '/api/codigo-promocional',
  from: `codigo_promocional t LEFT JOIN uso_codigo u ON u.codigo_promocional_id = t.id AND u.liberado_em IS NULL LEFT JOIN pintor p ON p.id = u.pintor_id`,
  base: 'codigo_promocional t',
  fields: {
    id: f.id(),
    codigo: f.text().title('Código').contains(),
    lote: f.int().title('Lote').computed('t.lote_codigo_id').optional().unsorted(),
    nome: f.text().title('Pintor').computed('p.nome').optional().unsorted(),
    cpf: f.cpf().title('CPF').computed(`CASE WHEN p.anonimizado_em IS NULL THEN p.cpf END`).optional().unsorted(),
    valor: f.decimal().title('Valor').unsorted(),
    operacao: f.oneOf(CODIGO_OPERATIONS).title('Operação').labels(CODIGO_OPERATION_LABELS).unsorted(),
    apenasVenda: f.flag01().title('Uso').labels(CODIGO_USE_LABELS).unsorted(),
    treinamento: f.bool().title('Treinamento').unsorted(),
    criadoEm: f.timestamp().title('Criado em'),
    criadoPor: madeBy('(SELECT l.usuario_id FROM lote_codigo l WHERE l.id = t.lote_codigo_id)'),
    expiraEm: f.date().title('Expira em').optional().unsorted(),
    recolhidoEm: f
      .timestamp()
      .title('Recolhido em')
      .computed('(SELECT l.recolhido_em FROM lote_codigo l WHERE l.id = t.lote_codigo_id)')
      .optional()
      .unsorted(),
    utilizadoEm: f.timestamp().title('Utilizado em').computed('u.utilizado_em').optional().unsorted(),
  },
  sort: '-id',
  search: 'para_busca(t.codigo)',
  as: 'codigosPromocionais',
  params: {
    cpf: cpfOfPintor('u.pintor_id'),
    utilizado: {
      schema: flag,
      sql: value => (value ? 'u.id IS NOT NULL' : 'u.id IS NULL'),
    },
    validade: param(
      z.enum(['vigentes', 'vencidos', 'recolhidos']),
      value =>
        ({
          vigentes: `(t.expira_em IS NULL OR t.expira_em >= ${TODAY}) AND NOT ${WITHDRAWN}`,
          vencidos: `t.expira_em < ${TODAY}`,
          recolhidos: WITHDRAWN,
        })[value],
    ),
    limitacao: {
      schema: z.enum(Object.values(CODIGO_USE_LABELS)),
      sql: value => (value === CODIGO_USE_LABELS[1] ? 't.apenas_venda' : 'NOT t.apenas_venda'),
    },
  },
  scope: (actor, values) => (actor.kind === 'loja' ? `u.pintor_id = ${values.add(actor.id)}` : undefined),
  // Who of staff made a code is not for painters.
  hidden: {loja: {criadoPor: 'NULL'}},
});

/** The painter's own uses of codes, for the statement. */
export const codigoUses = defineList({
  name: 'codigos-do-pintor',
  route: '/api/pontuacoes/codigo/{id}',
  from: 'uso_codigo t',
  fields: {
    id: f.id(),
    pontos: f.int().title('Pontos'),
    data: f.timestamp().title('Utilizado em').computed('t.utilizado_em'),
    detalhes: f
      .json(z.object({codigo: z.string(), operacao: z.enum(CODIGO_OPERATIONS), valor: z.number()}))
      .computed(`json_build_object('codigo', t.codigo, 'operacao', t.operacao, 'valor', t.valor)`),
  },
  sort: '-data',
  bare: true,
  scope: (actor, values) => `t.liberado_em IS NULL AND t.pintor_id = ${values.add('id' in actor ? actor.id : 0)}`,
});
