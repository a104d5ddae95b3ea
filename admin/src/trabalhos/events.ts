import {TRABALHO_STATE_LABELS, isTrabalhoOpen} from '@clube/domain';
import type {TimelineEvent} from '../components/record-page/Timeline';
import type {BatchJob} from './columns';
import {APPEARANCE} from './state';

/** The events of a batch job so far: queued, started, ended. */
export function batchJobEvents({
  criadoEm,
  comecouEm,
  terminouEm,
  usuario,
  estado,
  mensagem,
}: BatchJob): TimelineEvent[] {
  return [
    {title: 'Pedido', who: usuario, when: criadoEm},
    ...(comecouEm ? [{title: 'Começou', when: comecouEm, tone: 'info'} as const] : []),
    ...(terminouEm && !isTrabalhoOpen(estado)
      ? [{title: TRABALHO_STATE_LABELS[estado], text: mensagem, when: terminouEm, tone: APPEARANCE[estado].tone}]
      : []),
  ];
}
