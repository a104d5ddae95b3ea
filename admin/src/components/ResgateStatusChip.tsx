import {
  CANCELLED,
  IN_TRANSIT,
  DELIVERED,
  DELETED,
  NOT_DELIVERED,
  PAINEL_STATUS_LABELS,
  type ResgateStatus,
} from '@clube/domain';
import type {IconName} from '@clube/ui';
import {StateChip, type Tone} from './StateChip';

/** The colour and icon of each order status. */
export const RESGATE_APPEARANCE: Readonly<Record<ResgateStatus, {tone: Tone; icon: IconName}>> = {
  [NOT_DELIVERED]: {tone: 'waiting', icon: 'clock'},
  [DELIVERED]: {tone: 'ok', icon: 'check'},
  [IN_TRANSIT]: {tone: 'info', icon: 'truck'},
  [CANCELLED]: {tone: 'error', icon: 'crossed'},
  [DELETED]: {tone: 'neutral', icon: 'bin'},
};

export function ResgateStatusChip({status}: {status: ResgateStatus}) {
  return <StateChip {...RESGATE_APPEARANCE[status]}>{PAINEL_STATUS_LABELS[status]}</StateChip>;
}
