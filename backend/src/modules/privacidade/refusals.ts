import {ERASURE_NOT_UNDERSTOOD} from '@clube/domain';
import {defineRefusal} from '../../kernel/refusals/refusals';

export const ErasureAsked = defineRefusal(409, 'JA_PEDIDO', 'Você já pediu para apagar seus dados.');
export const NotUnderstood = defineRefusal(422, 'NAO_CONFIRMADO', ERASURE_NOT_UNDERSTOOD);
export const RequestAnswered = defineRefusal(409, 'JA_ATENDIDO', 'Este pedido já foi atendido.');
