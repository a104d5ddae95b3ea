import {formatDate, type CivilDate} from '../values/dates.js';
import {Workflow} from '../workflows/workflow.js';

export const NOT_DELIVERED = 0;
export const DELIVERED = 1;
export const IN_TRANSIT = 2;
export const CANCELLED = 3;
export const DELETED = 4;
export type ResgateStatus = 0 | 1 | 2 | 3 | 4;

export const RESGATE_STATUSES: readonly ResgateStatus[] = [0, 1, 2, 3, 4];

/** The statuses of orders that still have to be delivered. */
export const STATUSES_TO_DELIVER: readonly ResgateStatus[] = [NOT_DELIVERED, IN_TRANSIT];

/** The statuses that staff can set, for one order or in bulk; cancelling sets the others. */
export const SETTABLE_STATUSES: readonly ResgateStatus[] = [NOT_DELIVERED, DELIVERED, IN_TRANSIT];

/** The labels for the painter, in the column "Entregue"; both cancelled statuses have the same label. */
export const STOREFRONT_STATUS_LABELS: Readonly<Record<ResgateStatus, string>> = {
  [NOT_DELIVERED]: 'Não',
  [DELIVERED]: 'Sim',
  [IN_TRANSIT]: 'Em trânsito',
  [CANCELLED]: 'Cancelado',
  [DELETED]: 'Cancelado',
};

/** The labels in the panel. */
export const PAINEL_STATUS_LABELS: Readonly<Record<ResgateStatus, string>> = {
  ...STOREFRONT_STATUS_LABELS,
  [NOT_DELIVERED]: 'Não entregue',
  [DELIVERED]: 'Entregue',
  [DELETED]: 'Excluído',
};

export function isResgateStatus(value: unknown): value is ResgateStatus {
  return RESGATE_STATUSES.some(status => status === value);
}

/** Parses the status in a form field; undefined when the text is no status. */
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

/** Orders in 0, 1 and 2 may change to any of these, or stay; 3 and 4 (delivery failure) are final. */
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

/** Whether an order in this status permits the action. Observations may be added to closed orders, too. */
export function resgateAllows(action: ResgateAction, status: ResgateStatus): boolean {
  return action === 'alterarObservacao' || !isFinalResgate(status);
}

/** The dates of an order that staff set. */
export const RESGATE_DATES = ['previsaoEntrega', 'dataEntrega'] as const;
export type ResgateDate = (typeof RESGATE_DATES)[number];
export const RESGATE_DATE_LABELS: Readonly<Record<ResgateDate, string>> = {
  previsaoEntrega: 'Previsão de entrega',
  dataEntrega: 'Data de entrega',
};

/** The delivery data of an order. */
interface Delivery {
  status: ResgateStatus;
  previsaoEntrega: CivilDate;
  dataEntrega?: CivilDate | null | undefined;
}

/** The delivery state of an order, as a sentence for the painter. */
export function deliverySentence({status, previsaoEntrega, dataEntrega}: Delivery, today: CivilDate): string {
  if (isFinalResgate(status)) return 'Cancelado: os pontos voltaram';
  if (status === DELIVERED) return dataEntrega ? `Entregue em ${formatDate(dataEntrega)}` : 'Entregue';
  if (previsaoEntrega < today) return `Atrasado: era para chegar até ${formatDate(previsaoEntrega)}`;
  const arrival = `chega até ${formatDate(previsaoEntrega)}`;
  return status === IN_TRANSIT ? `A caminho: ${arrival}` : `Em preparação: ${arrival}`;
}

/** The expected delivery for tables; cancelled orders have none. */
export const shownForecast = ({status, previsaoEntrega}: Delivery): string =>
  isFinalResgate(status) ? '-' : formatDate(previsaoEntrega);

// Messages after ordering or cancelling, shared by the server and by screens that show them without a request.
export const RESGATE_DONE = 'Resgate realizado com sucesso!';
export const RESGATE_CANCELLED = 'Resgate cancelado com sucesso';
