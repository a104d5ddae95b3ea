import {ROTULOS_ESTADO_TRABALHO, trabalhoAberto} from '@clube/domain';
import type {TimelineEvent} from '../components/record-page/Timeline';
import type {Work} from './columns';
import {APPEARANCE} from './state';

/** What happened to a work: asked for, begun, ended, each as far as it has come. */
export function workEvents({criadoEm, comecouEm, terminouEm, usuario, estado, mensagem}: Work): TimelineEvent[] {
  return [
    {title: 'Pedido', who: usuario, when: criadoEm},
    ...(comecouEm ? [{title: 'Começou', when: comecouEm, tone: 'info'} as const] : []),
    ...(terminouEm && !trabalhoAberto(estado)
      ? [{title: ROTULOS_ESTADO_TRABALHO[estado], text: mensagem, when: terminouEm, tone: APPEARANCE[estado].tone}]
      : []),
  ];
}
