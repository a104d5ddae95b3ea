import {ROTULOS_ESTADO_TRABALHO, ROTULOS_LINHA_TRABALHO} from '@clube/domain';
import type {Schema} from '@clube/api-client';
import type {IconName} from '@clube/ui';
import {StateChip, type Tone} from '../components/StateChip';

type Work = Schema<'Trabalho'>;
type WorkRow = Schema<'TrabalhoLinha'>;

export const APPEARANCE: Readonly<Record<Work['estado'], {tone: Tone; icon?: IconName}>> = {
  fila: {tone: 'waiting'},
  rodando: {tone: 'info', icon: 'rotate'},
  concluido: {tone: 'ok'},
  cancelado: {tone: 'neutral', icon: 'pause'},
  falhou: {tone: 'error'},
};
const ROW_TONES: Readonly<Record<WorkRow['estado'], Tone>> = {pendente: 'neutral', feita: 'ok', falhou: 'error'};

/** Where a work is; between the wish to cancel and the end of its step it says so. */
export function WorkState({work: {estado, cancelar}}: {work: Work}) {
  if (estado === 'rodando' && cancelar) return <StateChip tone="waiting">Cancelando</StateChip>;
  return <StateChip {...APPEARANCE[estado]}>{ROTULOS_ESTADO_TRABALHO[estado]}</StateChip>;
}

/** What came of one row of it. */
export function RowState({estado}: Pick<WorkRow, 'estado'>) {
  return <StateChip tone={ROW_TONES[estado]}>{ROTULOS_LINHA_TRABALHO[estado]}</StateChip>;
}
