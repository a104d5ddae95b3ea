import {ERASURE_NOT_CONFIRMED} from '@clube/domain';
import {defineRefusal} from '../../kernel/refusals/refusals';

export const ErasureRequested = defineRefusal(409, 'JA_PEDIDO', 'Você já pediu para apagar seus dados.');
export const ErasureNotConfirmed = defineRefusal(422, 'NAO_CONFIRMADO', ERASURE_NOT_CONFIRMED);
export const RequestAnswered = defineRefusal(409, 'JA_ATENDIDO', 'Este pedido já foi atendido.');
