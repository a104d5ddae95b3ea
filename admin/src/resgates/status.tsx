import {
  CANCELLED,
  IN_TRANSIT,
  DELIVERED,
  DELETED,
  NOT_DELIVERED,
  PAINEL_STATUS_LABELS,
  SETTABLE_STATUSES,
  RESGATE_STATUSES,
  type ResgateStatus,
} from '@clube/domain';
import type {IconName} from '@clube/ui';
import {StateChip, type Tone} from '../components/StateChip';

const APPEARANCE: Readonly<Record<ResgateStatus, {tone: Tone; icon: IconName}>> = {
  [NOT_DELIVERED]: {tone: 'espera', icon: 'relogio'},
  [DELIVERED]: {tone: 'ok', icon: 'certo'},
  [IN_TRANSIT]: {tone: 'info', icon: 'caminhao'},
  [CANCELLED]: {tone: 'erro', icon: 'reprovado'},
  [DELETED]: {tone: 'neutro', icon: 'lixeira'},
};

export function ResgateStatusChip({status}: {status: ResgateStatus}) {
  return <StateChip {...APPEARANCE[status]}>{PAINEL_STATUS_LABELS[status]}</StateChip>;
}

const optionsOf = (statuses: readonly ResgateStatus[]) =>
  statuses.map(value => ({value: String(value), text: PAINEL_STATUS_LABELS[value]}));

export const STATUS_OPTIONS = optionsOf(RESGATE_STATUSES);
/** What staff may set; the others are reached by cancelling. */
export const SETTABLE_STATUS_OPTIONS = optionsOf(SETTABLE_STATUSES);
