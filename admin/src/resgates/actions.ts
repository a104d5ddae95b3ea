import {client, type Schema} from '@clube/api-client';
import type {CivilDate, ResgateStatus} from '@clube/domain';

/** The calls on orders; `identificador` is the order's id. */
export const resgateActions = {
  updateStatus: (identificador: number, status: ResgateStatus) =>
    client.post('/api/alterarStatusResgate', {body: {identificador, status}}),
  /** Into 3, or 4 when the delivery failed: the points go back either way. */
  cancel: (identificador: number, status: Schema<'ResgateCancelado'>['status']) =>
    client.post('/api/cancelarResgate', {body: {identificador, status}}),
  bulkUpdateStatus: (ids: number[], status: ResgateStatus) => client.patch('/api/resgates/bulk', {body: {status, ids}}),
  saveDeliveryDate: (identificador: number, date: CivilDate) =>
    client.put('/api/data-resgate', {body: {identificador, date, isDataEntrega: true}}),
  saveExpectedDate: (identificador: number, date: CivilDate) =>
    client.put('/api/previsao-entrega', {body: {identificador, date}}),
  updateObservacao: (id: number, descricao: string) =>
    client.put('/api/resgates/{id}/alterar-observacao', {path: {id}, body: {descricao}}),
};
