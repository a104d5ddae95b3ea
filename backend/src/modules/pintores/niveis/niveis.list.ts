import {picture} from '../../../kernel/images/picture';
import {listOf} from '../../../kernel/entities/entity';
import {Cluster} from '../pintor';

/** A level's picture: a can of its paint, which `img` of the level names. */
export const nivelPicture = picture({
  folder: 'niveis',
  visible: 'public',
  widths: [160, 480],
  field: 'imagem',
  noun: 'imagem',
});

/** The levels of the programme, lowest first; staff see them by the page. */
export const niveis = listOf(Cluster, {
  name: 'niveis',
  route: 'GET /api/cluster',
  as: ({paged}) => (paged ? 'rows' : 'clusters'),
  sort: 'ordem',
});
