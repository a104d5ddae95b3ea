import {APPROVAL_STATES, APPROVAL_STATE_LABELS} from '@clube/domain';
import {f} from '../entities/fields';
import {flag} from '../entities/wire';
import {defineList, param} from '../lists/list';

/** The requests for approval, newest first. */
export const approvals = defineList({
  name: 'aprovacoes',
  route: 'GET /api/aprovacoes',
  from: `aprovacao t LEFT JOIN usuario a ON a.id = t.pedida_por LEFT JOIN usuario d ON d.id = t.decidida_por`,
  base: 'aprovacao t',
  fields: {
    id: f.id().title('Pedido'),
    titulo: f.text().title('O que é').unsorted(),
    resumo: f.text().title('O que foi pedido').unsorted(),
    excessos: f
      .text()
      .title('Por que precisa de duas pessoas')
      .computed(`coalesce((SELECT string_agg(x, '; ') FROM jsonb_array_elements_text(t.excessos) x), '')`)
      .unsorted(),
    pedidaPor: f.text().title('Pedido por').computed(`coalesce(a.nome, 'Pintor')`).unsorted(),
    pedidaPorId: f.int().computed('t.pedida_por').optional().unsorted(),
    pedidaEm: f.timestamp().title('Pedido em').unsorted(),
    estado: f.oneOf(APPROVAL_STATES).title('Situação').labels(APPROVAL_STATE_LABELS).unsorted(),
    decididaPor: f.text().title('Decidido por').computed('d.nome').optional().unsorted(),
    decididaEm: f.timestamp().title('Decidido em').optional().unsorted(),
    motivo: f.text().title('Motivo').optional().unsorted(),
  },
  params: {
    // Nobody decides on a request of their own.
    esperaPorMim: param(flag, (mine, values, actor) =>
      mine && 'id' in actor
        ? `(t.estado = 'aberta' AND t.pedida_por IS DISTINCT FROM ${values.add(actor.id)}::int)`
        : undefined,
    ),
  },
  sort: '-id',
  period: 'pedidaEm',
});
