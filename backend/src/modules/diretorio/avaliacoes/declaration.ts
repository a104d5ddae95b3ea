import {AVALIACAO} from '@clube/domain';
import {picture} from '../../../kernel/images/picture';

/** What customers show of the work: everybody's to see while the rating is shown and the painter is in the directory. */
export const ratingPhoto = picture({
  folder: 'avaliacoes-pintor',
  visible: 'listed',
  widths: [480, 960],
  field: 'arquivos',
  noun: 'imagem',
  most: AVALIACAO.maxFotos,
});
