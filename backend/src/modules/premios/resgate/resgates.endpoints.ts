import {z} from 'zod';
import {Conflict} from '../../../kernel/refusals/refusals';
import {IdempotencyKeyReused} from '../../../kernel/idempotency';
import {idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {outSchema} from '../../../kernel/entities/schemas';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {REFUSED_AT_START} from '../../../kernel/batch-jobs/refusals';
import {bulkPreview} from '../../../kernel/batch-jobs/preview';
import {comecado} from '../../../kernel/batch-jobs/batch-jobs.endpoints';
import * as refusals from './refusals';
import {
  bulkAnswer,
  cancelledAnswer,
  cancelBody,
  cancelamentoFiltrado,
  bulkStatusBody,
  datasFiltradas,
  emMassaFiltrada,
  dateBody,
  statusBody,
  observationBody,
  previaFiltrada,
  resgateBody,
  forecastBody,
  timelineAnswer,
  redeemedAnswer,
} from './resgates.schemas';
import {resgates} from './resgates.list';

const resgate = outSchema(resgates.fields).meta({id: 'Resgate'});
const oneResgate = z.object({resgate}).meta({id: 'UmResgate'});

export const redeem = defineEndpoint('POST /api/resgatar', {
  summary: 'Resgata um prêmio',
  description: 'Pedir e pagar é um só passo: limites, estoque, saldo e pedido acontecem todos, ou nenhum.',
  body: resgateBody,
  answer: redeemedAnswer,
  idempotent: true,
  refuses: [
    refusals.PremioUnavailable,
    refusals.InsufficientSaldo,
    refusals.SaldoInDebt,
    refusals.OutOfStock,
    refusals.PrecoChanged,
    refusals.MonthlyLimitReached,
    refusals.ResgateBlocked,
    IdempotencyKeyReused,
    Conflict,
  ],
});

export const list = defineEndpoint('GET /api/resgates', {
  summary: 'Resgates: os do pintor, ou os de todos no painel',
  query: queryOf(resgates),
  answer: listAnswer(resgates, resgate),
});

export const one = defineEndpoint('GET /api/resgates/{id}', {
  summary: 'Um resgate',
  params: idParam,
  answer: oneResgate,
  refuses: [refusals.ResgateNotFound],
});

export const timeline = defineEndpoint('GET /api/resgates/{id}/linha-do-tempo', {
  summary: 'O que aconteceu com o resgate, e quem o fez',
  params: idParam,
  answer: timelineAnswer,
  refuses: [refusals.ResgateNotFound],
});

export const updateStatus = defineEndpoint('POST /api/alterarStatusResgate', {
  summary: 'Muda o status entre não entregue, entregue e em trânsito',
  body: statusBody,
  answer: messageAnswer,
  refuses: [refusals.ResgateNotFound, refusals.ResgateClosed, refusals.UseCancelAction],
});

export const updateInBulk = defineEndpoint('PATCH /api/resgates/bulk', {
  summary: 'Muda o status de vários resgates, todos ou nenhum',
  body: bulkStatusBody,
  answer: bulkAnswer,
  refuses: [refusals.ResgateNotFound, refusals.ResgateClosed, refusals.UseCancelAction],
});

export const previewAll = defineEndpoint('POST /api/resgates/bulk/previa', {
  summary: 'Quantos resgates de um filtro uma mudança em massa alcançaria, e quantos recusaria, por motivo',
  body: previaFiltrada,
  answer: bulkPreview,
});

export const updateAll = defineEndpoint('POST /api/resgates/bulk/filtro', {
  summary: 'Muda o status de todos os resgates de um filtro, num trabalho longo',
  body: emMassaFiltrada,
  answer: comecado,
  idempotent: true,
  refuses: [refusals.UseCancelAction, ...REFUSED_AT_START, IdempotencyKeyReused],
});

export const cancelAll = defineEndpoint('POST /api/resgates/cancelar/filtro', {
  summary: 'Cancela todos os resgates de um filtro, um a um, num trabalho longo',
  body: cancelamentoFiltrado,
  answer: comecado,
  idempotent: true,
  refuses: [...REFUSED_AT_START, IdempotencyKeyReused],
});

export const cancel = defineEndpoint('POST /api/cancelarResgate', {
  summary: 'Cancela o resgate e devolve pontos, estoque e limite do mês',
  body: cancelBody,
  answer: cancelledAnswer,
  idempotent: true,
  refuses: [refusals.ResgateNotFound, refusals.ResgateClosed, IdempotencyKeyReused],
});

export const updateDate = defineEndpoint('PUT /api/data-resgate', {
  summary: 'Grava a data de entrega',
  body: dateBody,
  answer: messageAnswer,
  refuses: [refusals.ResgateNotFound, refusals.ResgateClosed],
});

export const updateForecast = defineEndpoint('PUT /api/previsao-entrega', {
  summary: 'Grava a previsão de entrega',
  body: forecastBody,
  answer: messageAnswer,
  refuses: [refusals.ResgateNotFound, refusals.ResgateClosed],
});

export const updateDates = defineEndpoint('POST /api/resgates/datas/filtro', {
  summary: 'Grava a previsão ou a data de entrega de todos os resgates de um filtro, num trabalho longo',
  body: datasFiltradas,
  answer: comecado,
  idempotent: true,
  refuses: [...REFUSED_AT_START, IdempotencyKeyReused],
});

export const updateObservation = defineEndpoint('PUT /api/resgates/{id}/alterar-observacao', {
  summary: 'Grava a observação que o pintor lê',
  params: idParam,
  body: observationBody,
  answer: messageAnswer,
  refuses: [refusals.ResgateNotFound],
});
