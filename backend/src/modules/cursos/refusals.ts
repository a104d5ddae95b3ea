import {
  ANSWER_ALL_MESSAGE,
  AULA_UNAVAILABLE,
  LEGENDA_NOT_ACCEPTED,
  MATERIAL_MISSING,
  MATERIAL_NOT_ACCEPTED,
  MAX_FORM_VIDEO_MB,
  SEND_VIDEO_MESSAGE,
  watchMoreMessage,
} from '@clube/domain';
import {defineRefusal} from '../../kernel/refusals/refusals';

export const CursoNotFound = defineRefusal(404, 'CURSO_NAO_ENCONTRADO', 'Curso não encontrado.');
export const ModuloNotFound = defineRefusal(404, 'MODULO_NAO_ENCONTRADO', 'Módulo não encontrado.');
export const AulaNotFound = defineRefusal(404, 'AULA_NAO_ENCONTRADA', 'Aula não encontrada.');
export const AvaliacaoNotFound = defineRefusal(404, 'AVALIACAO_NAO_ENCONTRADA', 'Avaliação não encontrada.');
export const MaterialNotFound = defineRefusal(404, 'MATERIAL_NAO_ENCONTRADO', 'Material não encontrado.');
export const CertificadoNotFound = defineRefusal(
  404,
  'CERTIFICADO_NAO_ENCONTRADO',
  'Nenhum certificado tem este código. Confira se digitou como está no papel.',
);

export const NotInscrito = defineRefusal(422, 'NAO_INSCRITO', 'Inscreva-se no curso para assistir às aulas.');
export const AulaUnavailable = defineRefusal(422, 'AULA_INDISPONIVEL', AULA_UNAVAILABLE);
export const NotWatched = defineRefusal(422, 'AULA_NAO_ASSISTIDA', watchMoreMessage(90));
export const AvaliacaoPending = defineRefusal(
  422,
  'AVALIACAO_PENDENTE',
  'Faça a avaliação desta aula para concluí-la.',
);
export const AnswersMissing = defineRefusal(422, 'RESPOSTAS_FALTANDO', ANSWER_ALL_MESSAGE);

export const AvaliacaoExists = defineRefusal(409, 'AVALIACAO_EXISTE', 'Esta aula já tem avaliação: altere a que há.');
export const CursoEmpty = defineRefusal(422, 'CURSO_SEM_AULAS', 'Inclua pelo menos uma aula antes de ativar o curso.');

export const VideoNotAccepted = defineRefusal(415, 'VIDEO_NAO_ACEITO', SEND_VIDEO_MESSAGE);
export const VideoTooLarge = defineRefusal(
  413,
  'VIDEO_GRANDE',
  `Por este caminho o vídeo deve ter até ${MAX_FORM_VIDEO_MB} MB. Um maior vai em partes, pelo painel.`,
);
export const LegendaNotAccepted = defineRefusal(415, 'LEGENDA_NAO_ACEITA', LEGENDA_NOT_ACCEPTED);
export const MaterialNotAccepted = defineRefusal(415, 'MATERIAL_NAO_ACEITO', MATERIAL_NOT_ACCEPTED);
export const MaterialTooLarge = defineRefusal(
  413,
  'MATERIAL_GRANDE',
  'O material deve ter até 50 MB em PDF ou 15 MB em imagem',
);
export const MaterialRequired = defineRefusal(422, 'MATERIAL_OBRIGATORIO', MATERIAL_MISSING);
