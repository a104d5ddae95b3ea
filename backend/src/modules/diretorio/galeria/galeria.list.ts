import {f} from '../../../kernel/entities/fields';
import {pictureSql, renditionsSchema} from '../../../kernel/images/answer';
import {defineList} from '../../../kernel/lists/list';
import {ownRows} from '../own-rows';

const {path, renditions} = pictureSql('t.arquivo_id');

/** A painter's own gallery in its order. Addresses are signed when the response is built. */
export const galeria = defineList({
  name: 'galeria',
  route: 'GET /api/sessoes/parceiro/galeria',
  from: 'midia_pintor t',
  as: 'gallery',
  sort: 'id',
  fields: {
    id: f.id(),
    image: f.text().computed(`'/arquivos/' || ${path}`).unsorted(),
    imagens: f.json(renditionsSchema).computed(renditions),
    // The id of the "after" photo if this is the "before" photo of a pair.
    antesDe: f.int().optional().unsorted(),
    oculta: f.bool().title('Oculta pela equipe').unsorted(),
    criadaEm: f.timestamp().title('Enviada em').unsorted(),
  },
  scope: ownRows,
});
