import {somarDias, type DataCivil} from '../valores/datas.js';

export const NAO_ENTREGUE = 0;
export const ENTREGUE = 1;
export const EM_TRANSITO = 2;
export const CANCELADO = 3;
export const EXCLUIDO = 4;
export type StatusResgate = 0 | 1 | 2 | 3 | 4;

export const STATUS_RESGATE: readonly StatusResgate[] = [0, 1, 2, 3, 4];

/** Those of an order that is still to be delivered. */
export const STATUS_A_ENTREGAR: readonly StatusResgate[] = [NAO_ENTREGUE, EM_TRANSITO];

/** The statuses that staff sets, one by one or in bulk; the others are reached by cancelling. */
export const STATUS_ALTERAVEIS: readonly StatusResgate[] = [NAO_ENTREGUE, ENTREGUE, EM_TRANSITO];

/** What the painter reads under "Entregue". */
export const ROTULOS_STATUS_LOJA: Readonly<Record<StatusResgate, string>> = {
  [NAO_ENTREGUE]: 'Não',
  [ENTREGUE]: 'Sim',
  [EM_TRANSITO]: 'Em trânsito',
  [CANCELADO]: 'Cancelado',
  [EXCLUIDO]: 'Excluído',
};

/** What the panel calls the statuses. */
export const ROTULOS_STATUS_PAINEL: Readonly<Record<StatusResgate, string>> = {
  ...ROTULOS_STATUS_LOJA,
  [NAO_ENTREGUE]: 'Não entregue',
  [ENTREGUE]: 'Entregue',
};

export function statusResgateValido(valor: unknown): valor is StatusResgate {
  return STATUS_RESGATE.some(status => status === valor);
}

/** The status that a form's field holds as text; undefined for none. */
export function lerStatusResgate(texto: string): StatusResgate | undefined {
  return STATUS_RESGATE.find(status => String(status) === texto);
}

export type AcaoResgate = 'alterarStatus' | 'alterarDatas' | 'alterarObservacao' | 'cancelar';

/** 0, 1 and 2 may change into each other; 3 and 4 are final. */
const TRANSICOES: Readonly<Record<StatusResgate, readonly StatusResgate[]>> = {
  [NAO_ENTREGUE]: STATUS_ALTERAVEIS,
  [ENTREGUE]: STATUS_ALTERAVEIS,
  [EM_TRANSITO]: STATUS_ALTERAVEIS,
  [CANCELADO]: [],
  [EXCLUIDO]: [],
};

/** The order is closed and its points have been given back. */
export function resgateFinal(status: StatusResgate): boolean {
  return TRANSICOES[status].length === 0;
}

/** Whether the status may be set; keeping the one it has is allowed and changes nothing. */
export function podeAlterarStatus(de: StatusResgate, para: StatusResgate): boolean {
  return TRANSICOES[de].includes(para);
}

/** Whether the order can still be cancelled, into 3 or (delivery failure) 4. */
export function podeCancelarResgate(de: StatusResgate): boolean {
  return !resgateFinal(de);
}

/** Whether this can be done to an order in this status. Observations may be written on closed orders too. */
export function podeNoResgate(acao: AcaoResgate, status: StatusResgate): boolean {
  return acao === 'alterarObservacao' || !resgateFinal(status);
}

/** Days from the order to the forecast of its delivery. */
export const PREVISAO_ENTREGA_DIAS = 60;
/** Days past the forecast after which an undelivered order is to be cancelled. */
export const TOLERANCIA_ENTREGA_DIAS = 30;

export function previsaoEntrega(resgatadoEm: DataCivil): DataCivil {
  return somarDias(resgatadoEm, PREVISAO_ENTREGA_DIAS);
}
