import {MAX_GALERIA} from '@clube/domain';
import {picture} from '../../../kernel/images/picture';

/**
 * Photos of a painter's work: public while the painter is in the directory. They are re-encoded, which removes place
 * and time.
 */
export const galeriaPhoto = picture({
  folder: 'galeria',
  visible: 'listed',
  widths: [360, 720, 1440],
  field: 'galeria',
  noun: 'imagem',
  maxFiles: MAX_GALERIA,
  missing: 'Selecione uma imagem primeiro',
});
