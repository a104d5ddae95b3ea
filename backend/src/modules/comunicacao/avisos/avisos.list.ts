import {AVISO_KINDS, HEADINGS} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';

/** What a painter was told in the app. Nobody reads another's. */
export const avisos = defineList({
  name: 'avisos',
  route: 'GET /api/avisos',
  from: 'aviso t',
  fields: {
    id: f.id(),
    tipo: f.oneOf(AVISO_KINDS).unsorted(),
    titulo: f.text().unsorted(),
    texto: f.text().unsorted(),
    detalhe: f.text().optional().unsorted(),
    destino: f.text().unsorted(),
    criadoEm: f.moment().unsorted(),
    lidoEm: f.moment().optional().unsorted(),
  },
  sort: '-id',
  as: 'avisos',
  headings: HEADINGS.avisos,
  scope: (actor, values) => `t.no_app AND t.pintor_id = ${values.add(actor.kind === 'loja' ? actor.id : 0)}`,
});
