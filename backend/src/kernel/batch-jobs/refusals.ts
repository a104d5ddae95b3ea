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
export const TrabalhoNotUndoable = defineRefusal(
  409,
  'TRABALHO_NAO_DESFAZIVEL',
  'Este trabalho não pode ser desfeito: não mudou nada, já foi desfeito ou ainda está em andamento.',
);
/** The refusal of a row whose change is to be undone. */
export const ChangedSince = defineRefusal(409, 'MUDOU_DEPOIS', 'Mudou depois deste trabalho: fica como está.');

/** Errors of starting a batch job. */
export const REFUSED_AT_START = [TooManyTrabalhos, EmptyTrabalho];
