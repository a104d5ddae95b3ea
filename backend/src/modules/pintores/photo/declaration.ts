import {picture, type Picture} from '../../../kernel/images/picture';

/**
 * A painter's profile photo: visible to all painters, and public while the painter is in the directory and staff have
 * approved it. It is re-encoded, which removes place and time.
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

/** The same photo, in the field name of the directory's form. */
export const directoryProfilePhoto = declare('imgPerfil');
