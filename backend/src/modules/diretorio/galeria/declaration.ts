import {MAX_GALERIA} from '@clube/domain';
import {picture} from '../../../kernel/images/picture';

/**
 * Photos of a painter's own work: everybody's to see while the painter is in the directory. Drawn anew, so that where and when
 * they were taken stays behind.
 */
export const galeriaPhoto = picture({
  folder: 'galeria',
  visible: 'listed',
  widths: [360, 720, 1440],
  field: 'galeria',
  noun: 'imagem',
  most: MAX_GALERIA,
  missing: 'Selecione uma imagem primeiro',
});
