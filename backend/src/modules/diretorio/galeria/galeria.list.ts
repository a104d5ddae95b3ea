import {f} from '../../../kernel/entities/fields';
import {pictureSql, renditionsSchema} from '../../../kernel/images/answer';
import {defineList} from '../../../kernel/lists/list';
import {ownRows} from '../own-rows';

const {path, renditions} = pictureSql('t.arquivo_id');

/** A painter's own gallery, as it was put together. Addresses are signed when the answer is made. */
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
    // The photo that this one shows the time before of.
    antesDe: f.int().optional().unsorted(),
    oculta: f.bool().title('Oculta pela equipe').unsorted(),
    criadaEm: f.timestamp().title('Enviada em').unsorted(),
  },
  scope: ownRows,
});
