import {defineRefusal} from '../../../kernel/refusals/refusals';

/** An equal push within this time is refused as a double click. */
export const SAME_MINUTES = 10;

export const AudienceEmpty = defineRefusal(422, 'PUBLICO_VAZIO', 'Nenhum pintor corresponde a este público.');
export const SentAlready = defineRefusal(
  409,
  'PUSH_REPETIDO',
  `Este mesmo push foi enviado há menos de ${SAME_MINUTES} minutos.`,
);
export const NotificacaoEnded = defineRefusal(409, 'PUSH_TERMINADO', 'Este push já foi enviado ou cancelado.');
