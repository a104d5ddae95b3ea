import {AVALIACAO} from '@clube/domain';
import {picture} from '../../../kernel/images/picture';

/** Customers' photos of the work: public while the rating is shown and the painter is in the directory. */
export const ratingPhoto = picture({
  folder: 'avaliacoes-pintor',
  visible: 'listed',
  widths: [480, 960],
  field: 'arquivos',
  noun: 'imagem',
  maxFiles: AVALIACAO.maxFotos,
});
