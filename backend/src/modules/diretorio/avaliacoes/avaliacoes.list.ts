import {AVALIACAO_PINTOR_LABELS, AVALIACAO_PINTOR_STATUSES} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';
import {ownRows} from '../own-rows';

/** What a painter's customers said, newest first, and whom the painter has asked. What staff have hidden is nobody's to see. */
export const avaliacoesPintor = defineList({
  name: 'avaliacoes-pintor',
  route: 'GET /api/sessoes/parceiro/avaliacoes',
  from: 'avaliacao_pintor t',
  as: 'ratings',
  sort: '-id',
  fields: {
    id: f.id(),
    status: f.oneOf(AVALIACAO_PINTOR_STATUSES).title('Situação').labels(AVALIACAO_PINTOR_LABELS).unsorted(),
    nota: f.int(1, 5).title('Nota').optional().unsorted(),
    avaliacao: f.text().title('Avaliação').optional().unsorted(),
    criadoEm: f.timestamp().title('Pedida em').unsorted(),
    avaliadoEm: f.timestamp().title('Avaliada em').optional().unsorted(),
  },
  scope: (actor, values) => `NOT t.oculta AND ${ownRows(actor, values)}`,
});
