import {addDays, formatDate, type CivilDate} from '../values/dates.js';
import {Workflow} from '../workflows/workflow.js';

export const NOT_DELIVERED = 0;
export const DELIVERED = 1;
export const IN_TRANSIT = 2;
export const CANCELLED = 3;
export const DELETED = 4;
export type ResgateStatus = 0 | 1 | 2 | 3 | 4;

export const RESGATE_STATUSES: readonly ResgateStatus[] = [0, 1, 2, 3, 4];

/** Those of an order that is still to be delivered. */
export const STATUSES_TO_DELIVER: readonly ResgateStatus[] = [NOT_DELIVERED, IN_TRANSIT];

/** The statuses that staff sets, one by one or in bulk; the others are reached by cancelling. */
export const SETTABLE_STATUSES: readonly ResgateStatus[] = [NOT_DELIVERED, DELIVERED, IN_TRANSIT];

/** What the painter reads under "Entregue": of what will not come, only that it will not. */
export const STOREFRONT_STATUS_LABELS: Readonly<Record<ResgateStatus, string>> = {
  [NOT_DELIVERED]: 'Não',
  [DELIVERED]: 'Sim',
  [IN_TRANSIT]: 'Em trânsito',
  [CANCELLED]: 'Cancelado',
  [DELETED]: 'Cancelado',
};

/** What the panel calls the statuses. */
export const PAINEL_STATUS_LABELS: Readonly<Record<ResgateStatus, string>> = {
  ...STOREFRONT_STATUS_LABELS,
  [NOT_DELIVERED]: 'Não entregue',
  [DELIVERED]: 'Entregue',
  [DELETED]: 'Excluído',
};

export function isResgateStatus(value: unknown): value is ResgateStatus {
  return RESGATE_STATUSES.some(status => status === value);
}

/** The status that a form's field holds as text; undefined for none. */
export function readResgateStatus(text: string): ResgateStatus | undefined {
  return RESGATE_STATUSES.find(status => String(status) === text);
}

export type ResgateAction = 'alterarStatus' | 'alterarDatas' | 'alterarObservacao' | 'cancelar';

const WHILE_OPEN = {
  aguardar: NOT_DELIVERED,
  entregar: DELIVERED,
  despachar: IN_TRANSIT,
  cancelar: CANCELLED,
  excluir: DELETED,
} as const;

/** 0, 1 and 2 may change into each other, or stay; 3 and (delivery failure) 4 are final. */
export const RESGATE_WORKFLOW = new Workflow<ResgateStatus, keyof typeof WHILE_OPEN>({
  states: RESGATE_STATUSES,
  moves: {
    [NOT_DELIVERED]: WHILE_OPEN,
    [DELIVERED]: WHILE_OPEN,
    [IN_TRANSIT]: WHILE_OPEN,
    [CANCELLED]: {},
    [DELETED]: {},
  },
});

/** The order is closed and its points have been given back. */
export function isFinalResgate(status: ResgateStatus): boolean {
  return RESGATE_WORKFLOW.isFinal(status);
}

/** Whether this can be done to an order in this status. Observations may be written on closed orders too. */
export function resgateAllows(action: ResgateAction, status: ResgateStatus): boolean {
  return action === 'alterarObservacao' || !isFinalResgate(status);
}

/** Days from the order to the forecast of its delivery. */
export const DELIVERY_FORECAST_DAYS = 60;
/** Days past the forecast after which an undelivered order is to be cancelled. */
export const DELIVERY_TOLERANCE_DAYS = 30;

export function deliveryForecast(resgatadoEm: CivilDate): CivilDate {
  return addDays(resgatadoEm, DELIVERY_FORECAST_DAYS);
}

/** An order as far as its delivery goes. */
interface Delivery {
  status: ResgateStatus;
  previsaoEntrega: CivilDate;
  dataEntrega?: CivilDate | null | undefined;
}

/** Where an order is, in a sentence for the painter who waits for it. */
export function deliverySentence({status, previsaoEntrega, dataEntrega}: Delivery, today: CivilDate): string {
  if (isFinalResgate(status)) return 'Cancelado: os pontos voltaram';
  if (status === DELIVERED) return dataEntrega ? `Entregue em ${formatDate(dataEntrega)}` : 'Entregue';
  if (previsaoEntrega < today) return `Atrasado: era para chegar até ${formatDate(previsaoEntrega)}`;
  const arrival = `chega até ${formatDate(previsaoEntrega)}`;
  return status === IN_TRANSIT ? `A caminho: ${arrival}` : `Em preparação: ${arrival}`;
}

/** The forecast as a table shows it: what was cancelled has none. */
export const shownForecast = ({status, previsaoEntrega}: Delivery): string =>
  isFinalResgate(status) ? '-' : formatDate(previsaoEntrega);

// Messages for an order that was made or cancelled: for the server, and for a screen that shows them without a call.
export const RESGATE_DONE = 'Resgate realizado com sucesso!';
export const RESGATE_CANCELLED = 'Resgate cancelado com sucesso';
