import {MAX_FORM_VIDEO_MB, MAX_MIDIAS, NO_MIDIA, SEND_PHOTO_OR_VIDEO} from '@clube/domain';
import {defineRefusal} from '../../../kernel/refusals/refusals';

export const NoMidia = defineRefusal(422, 'SEM_ARQUIVO', NO_MIDIA);
export const MidiaRepeated = defineRefusal(422, 'ARQUIVOS_DEMAIS', 'Envie um arquivo de cada vez');
export const MidiaNotAccepted = defineRefusal(415, 'ARQUIVO_NAO_ACEITO', SEND_PHOTO_OR_VIDEO);
export const FormVideoTooLarge = defineRefusal(
  413,
  'ARQUIVO_GRANDE',
  `Por este caminho o vídeo deve ter até ${MAX_FORM_VIDEO_MB} MB. Um maior vai em partes, pelo painel.`,
);
export const TooManyMidias = defineRefusal(
  409,
  'MIDIAS_DEMAIS',
  `Este resgate já tem ${MAX_MIDIAS} fotos e vídeos. Exclua um deles antes.`,
);
export const MidiaNotFound = defineRefusal(404, 'MIDIA_NAO_ENCONTRADA', 'Foto ou vídeo não encontrado.');
export const SharedLinkExpired = defineRefusal(
  404,
  'LINK_NAO_VALE',
  'Este link não vale mais. Peça outro a quem o enviou.',
);
