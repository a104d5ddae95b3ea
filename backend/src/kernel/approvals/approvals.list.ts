import {APPROVAL_STATES, APPROVAL_STATE_LABELS, HEADINGS} from '@clube/domain';
import {f} from '../entities/fields';
import {defineList} from '../lists/list';

/** What one person asked for and another one has to agree to, the last one first. */
export const approvals = defineList({
  name: 'aprovacoes',
  route: 'GET /api/aprovacoes',
  from: `aprovacao t LEFT JOIN usuario a ON a.id = t.pedida_por LEFT JOIN usuario d ON d.id = t.decidida_por`,
  base: 'aprovacao t',
  fields: {
    id: f.id(),
    titulo: f.text().unsorted(),
    resumo: f.text().unsorted(),
    excessos: f
      .text()
      .computed(`coalesce((SELECT string_agg(x, '; ') FROM jsonb_array_elements_text(t.excessos) x), '')`)
      .unsorted(),
    pedidaPor: f.text().computed(`coalesce(a.nome, 'Pintor')`).unsorted(),
    pedidaEm: f.moment().unsorted(),
    estado: f.oneOf(APPROVAL_STATES).words(APPROVAL_STATE_LABELS).unsorted(),
    decididaPor: f.text().computed('d.nome').optional().unsorted(),
    decididaEm: f.moment().optional().unsorted(),
    motivo: f.text().optional().unsorted(),
  },
  sort: '-id',
  period: 'pedidaEm',
  headings: HEADINGS.aprovacoes,
});
