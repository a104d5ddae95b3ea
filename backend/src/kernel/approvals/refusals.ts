import {SECOND_PERSON_REQUIRED} from '@clube/domain';
import {defineRefusal} from '../refusals/refusals';

export const SecondPersonRequired = defineRefusal(
  409,
  SECOND_PERSON_REQUIRED,
  'Isto passa do que uma pessoa pode decidir sozinha. O pedido está em Aprovações e vale quando outra pessoa da equipe aprovar.',
);
export const OwnRequest = defineRefusal(
  422,
  'PEDIDO_SEU',
  'Você mesmo fez este pedido: outra pessoa da equipe precisa aprovar.',
);
export const AlreadyDecided = defineRefusal(409, 'JA_DECIDIDO', 'Este pedido já foi decidido.');
/** What the request would do has grown since it was shown: it was renewed, and the approver reads the new figures. */
export const RequestRenewed = defineRefusal(
  409,
  'PEDIDO_MUDOU',
  'O pedido mudou desde que foi feito. Confira e aprove de novo.',
);
/** The requested action is no longer possible; the message is that of its refusal. */
export const CannotBeDone = defineRefusal(409, 'PEDIDO_NAO_CABE', 'O que foi pedido não pode mais ser feito.');
