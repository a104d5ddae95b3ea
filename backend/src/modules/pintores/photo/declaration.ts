import {picture, type Picture} from '../../../kernel/images/picture';

/**
 * A painter's profile photo: every member may see it, and everybody while the painter is in the directory. Encoded anew, so that
 * where and when it was taken stays behind.
 */
const declare = (field: string): Picture =>
  picture({
    folder: 'fotos-parceiro',
    visible: 'listed',
    widths: [96, 240, 480],
    field,
    missing: 'Selecione uma foto primeiro',
  });

export const profilePhoto = declare('arquivo');

/** The same photo as the directory's form sends it. */
export const directoryProfilePhoto = declare('imgPerfil');
