import {api} from '@clube/api-client';
import type {DataCivil, StatusResgate} from '@clube/domain';

/** The calls on orders; `identificador` is the order's id. */
export const acoesResgate = {
  alterarStatus: (identificador: number, status: StatusResgate) =>
    api.post('/api/alterarStatusResgate', {identificador, status}),
  /** Into 3, or 4 when the delivery failed: the points go back either way. */
  cancelar: (identificador: number, status: StatusResgate) => api.post('/api/cancelarResgate', {identificador, status}),
  alterarEmMassa: (ids: number[], status: StatusResgate) => api.patch('/api/resgates/bulk', {status, ids}),
  gravarEntrega: (identificador: number, date: DataCivil) =>
    api.put('/api/data-resgate', {identificador, date, isDataEntrega: true}),
  gravarPrevisao: (identificador: number, date: DataCivil) => api.put('/api/previsao-entrega', {identificador, date}),
  alterarObservacao: (id: number, descricao: string) => api.put(`/api/resgates/${id}/alterar-observacao`, {descricao}),
};
