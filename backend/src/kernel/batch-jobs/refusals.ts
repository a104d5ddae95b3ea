import {defineRefusal} from '../refusals/refusals';

/** How many batch jobs one person may have queued or running. */
export const OPEN_EACH = 5;

export const TooManyTrabalhos = defineRefusal(
  409,
  'TRABALHOS_DEMAIS',
  `Você já tem ${OPEN_EACH} trabalhos em andamento. Espere um deles terminar, ou cancele-o.`,
);
export const EmptyTrabalho = defineRefusal(422, 'TRABALHO_VAZIO', 'Nenhuma linha corresponde ao filtro.');
export const TrabalhoFinished = defineRefusal(409, 'TRABALHO_TERMINADO', 'O trabalho já terminou.');

/** Errors of starting a batch job. */
export const REFUSED_AT_START = [TooManyTrabalhos, EmptyTrabalho];
