import {AVISO_KINDS} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';

/** The painter's own notices in the app. */
export const avisos = defineList({
  name: 'avisos',
  route: 'GET /api/avisos',
  from: 'aviso t',
  fields: {
    id: f.id(),
    tipo: f.oneOf(AVISO_KINDS).unsorted(),
    titulo: f.text().title('Título').unsorted(),
    texto: f.text().title('Aviso').unsorted(),
    detalhe: f.text().title('Detalhe').optional().unsorted(),
    destino: f.text().unsorted(),
    criadoEm: f.timestamp().title('Recebido em').unsorted(),
    lidoEm: f.timestamp().title('Lido em').optional().unsorted(),
  },
  sort: '-id',
  as: 'avisos',
  scope: (actor, values) => `t.no_app AND t.pintor_id = ${values.add(actor.kind === 'loja' ? actor.id : 0)}`,
});
