import {client, type Schema} from '@clube/api-client';
import type {CivilDate, ResgateStatus} from '@clube/domain';

/** The requests about orders; `identificador` is the order's id. */
export const resgateActions = {
  updateStatus: (identificador: number, status: ResgateStatus) =>
    client.post('/api/alterarStatusResgate', {body: {identificador, status}}),
  /** To status 3, or 4 if the delivery failed: both return the points. */
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
