import {client, type Schema} from '@clube/api-client';
import type {DataCivil, StatusResgate} from '@clube/domain';

/** The calls on orders; `identificador` is the order's id. */
export const acoesResgate = {
  alterarStatus: (identificador: number, status: StatusResgate) =>
    client.post('/api/alterarStatusResgate', {body: {identificador, status}}),
  /** Into 3, or 4 when the delivery failed: the points go back either way. */
  cancelar: (identificador: number, status: Schema<'ResgateCancelado'>['status']) =>
    client.post('/api/cancelarResgate', {body: {identificador, status}}),
  alterarEmMassa: (ids: number[], status: StatusResgate) => client.patch('/api/resgates/bulk', {body: {status, ids}}),
  gravarEntrega: (identificador: number, date: DataCivil) =>
    client.put('/api/data-resgate', {body: {identificador, date, isDataEntrega: true}}),
  gravarPrevisao: (identificador: number, date: DataCivil) =>
    client.put('/api/previsao-entrega', {body: {identificador, date}}),
  alterarObservacao: (id: number, descricao: string) =>
    client.put('/api/resgates/{id}/alterar-observacao', {path: {id}, body: {descricao}}),
};
