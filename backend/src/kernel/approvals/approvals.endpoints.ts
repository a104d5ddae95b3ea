import {z} from 'zod';
import {APPROVAL_REFUSAL_RULE} from '@clube/domain';
import {outSchema} from '../entities/schemas';
import {reasonText} from '../entities/wire';
import {idParam, messageAnswer} from '../http/routing/shapes';
import {LONG_CALL_MS, defineEndpoint} from '../http/routing/define-endpoint';
import {listAnswer, queryOf} from '../lists/list-docs';
import {NotFound} from '../refusals/refusals';
import {approvals} from './approvals.list';
import {AlreadyDecided, CannotBeDone, OwnRequest, RequestRenewed} from './refusals';

const approval = outSchema(approvals.fields).meta({id: 'Aprovacao'});
const refusalBody = z.strictObject({motivo: reasonText(APPROVAL_REFUSAL_RULE)}).meta({id: 'AprovacaoRecusada'});

export const list = defineEndpoint('GET /api/aprovacoes', {
  summary: 'O que uma pessoa pediu e outra precisa aprovar',
  query: queryOf(approvals),
  answer: listAnswer(approvals, approval),
});

export const approve = defineEndpoint('POST /api/aprovacoes/{id}/aprovar', {
  summary: 'Aprova e faz o que outra pessoa pediu',
  params: idParam,
  answer: messageAnswer,
  timeoutMs: LONG_CALL_MS,
  refuses: [NotFound, AlreadyDecided, OwnRequest, CannotBeDone, RequestRenewed],
});

export const refuse = defineEndpoint('POST /api/aprovacoes/{id}/recusar', {
  summary: 'Recusa o que alguém pediu, ou retira o próprio pedido',
  params: idParam,
  body: refusalBody,
  answer: messageAnswer,
  refuses: [NotFound, AlreadyDecided, CannotBeDone],
});
