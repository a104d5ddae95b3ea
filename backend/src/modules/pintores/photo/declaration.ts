import {picture, type Picture} from '../../../kernel/images/picture';

/**
 * A painter's profile photo: shown beside reviews and in the directory too, so every member may see it, and nobody else. Encoded
 * anew, so that where and when it was taken stays behind.
 */
const declare = (field: string): Picture =>
  picture({
    folder: 'fotos-parceiro',
    visible: 'private',
    widths: [96, 240, 480],
    field,
    missing: 'Selecione uma foto primeiro',
  });

export const profilePhoto = declare('arquivo');

/** The same photo as the directory's form sends it. */
export const directoryProfilePhoto = declare('imgPerfil');
