import {TRABALHO_STATE_LABELS, TRABALHO_LINHA_STATE_LABELS} from '@clube/domain';
import type {Schema} from '@clube/api-client';
import type {IconName} from '@clube/ui';
import {StateChip, type Tone} from '../components/StateChip';

type BatchJob = Schema<'Trabalho'>;
type BatchJobRow = Schema<'TrabalhoLinha'>;

export const APPEARANCE: Readonly<Record<BatchJob['estado'], {tone: Tone; icon?: IconName}>> = {
  fila: {tone: 'waiting'},
  rodando: {tone: 'info', icon: 'rotate'},
  concluido: {tone: 'ok'},
  cancelado: {tone: 'neutral', icon: 'pause'},
  falhou: {tone: 'error'},
};
const ROW_TONES: Readonly<Record<BatchJobRow['estado'], Tone>> = {pendente: 'neutral', feita: 'ok', falhou: 'error'};

/**
 * The state of a batch job; after a cancel request, until the current step ends, it says that it is being cancelled.
 */
export function BatchJobState({batchJob: {estado, cancelar}}: {batchJob: BatchJob}) {
  if (estado === 'rodando' && cancelar) return <StateChip tone="waiting">Cancelando</StateChip>;
  return <StateChip {...APPEARANCE[estado]}>{TRABALHO_STATE_LABELS[estado]}</StateChip>;
}

/** The result of one of its rows. */
export function RowState({estado}: Pick<BatchJobRow, 'estado'>) {
  return <StateChip tone={ROW_TONES[estado]}>{TRABALHO_LINHA_STATE_LABELS[estado]}</StateChip>;
}
