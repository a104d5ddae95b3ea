import {LANCAMENTO_LABELS, LANCAMENTO_TYPES} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {NOW, defineList} from '../../../kernel/lists/list';
import {cpfOfPintor} from '../../../kernel/lists/params';
import {ownRows} from './own-rows';

/** A painter's lots with remaining points, in the order in which they are spent and expire. */
export const lotes = defineList({
  name: 'lotes',
  route: 'GET /api/pontuacoes/lotes',
  from: `lote t JOIN lancamento e ON e.id = t.lancamento_id LEFT JOIN venda v ON v.lancamento_id = e.id LEFT JOIN loja l ON l.cnpj = v.cnpj_loja
    LEFT JOIN uso_codigo u ON u.lancamento_id = e.id`,
  base: 'lote t',
  fields: {
    id: f.id(),
    ganhoEm: f.timestamp().title('Ganho em').computed('e.ocorrido_em').unsorted(),
    tipo: f.oneOf(LANCAMENTO_TYPES).title('Origem').labels(LANCAMENTO_LABELS).computed('e.tipo').unsorted(),
    loja: f.text().title('Loja').computed('l.nome').optional().unsorted(),
    identificador: f.text().title('Número fiscal').computed('v.identificador').optional().unsorted(),
    codigo: f
      .text()
      .title('Código')
      .computed(`CASE WHEN e.tipo <> 'pontuacao' THEN u.codigo END`)
      .optional()
      .unsorted(),
    concedido: f.int().title('Pontos').unsorted(),
    restante: f.int().title('Ainda tem').unsorted(),
    venceEm: f.timestamp().title('Vence em'),
    idNota: f.int().computed('v.nota_id').optional().unsorted(),
  },
  sort: 'venceEm',
  as: 'lotes',
  params: {cpf: cpfOfPintor('t.pintor_id')},
  scope: (actor, values) =>
    [`t.restante > 0 AND t.vence_em >= ${NOW}`, ownRows('t.pintor_id')(actor, values)].filter(Boolean).join(' AND '),
});
