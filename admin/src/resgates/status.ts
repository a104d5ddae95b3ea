import {PAINEL_STATUS_LABELS, RESGATE_STATUSES, SETTABLE_STATUSES, type ResgateStatus} from '@clube/domain';

const optionsOf = (statuses: readonly ResgateStatus[]) =>
  statuses.map(value => ({value: String(value), text: PAINEL_STATUS_LABELS[value]}));

export const STATUS_OPTIONS = optionsOf(RESGATE_STATUSES);
/** The statuses that staff may set; the others result from cancelling. */
export const SETTABLE_STATUS_OPTIONS = optionsOf(SETTABLE_STATUSES);
