import {picture} from '../../../kernel/images/picture';

/**
 * A painter's profile photo: shown beside reviews and in the directory too, so every member may see it, and nobody else. Encoded
 * anew, so that where and when it was taken stays behind.
 */
export const profilePhoto = picture({
  folder: 'fotos-parceiro',
  visible: 'private',
  widths: [96, 240, 480],
  field: 'arquivo',
  missing: 'Selecione uma foto primeiro',
});
