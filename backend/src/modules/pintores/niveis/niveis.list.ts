import {picture} from '../../../kernel/images/picture';
import {listOf} from '../../../kernel/entities/entity';
import {Cluster} from '../pintor';

/** A level's picture, a can of its paint, referenced by the level's `img`. */
export const nivelPicture = picture({
  folder: 'niveis',
  visible: 'public',
  widths: [160, 480],
  field: 'imagem',
  noun: 'imagem',
});

/** The levels of the programme, lowest first; paged for staff. */
export const niveis = listOf(Cluster, {
  name: 'niveis',
  route: 'GET /api/cluster',
  as: ({paged}) => (paged ? 'rows' : 'clusters'),
  sort: 'ordem',
});
