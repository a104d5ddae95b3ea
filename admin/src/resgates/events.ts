import type {AnswerOf} from '@clube/api-client';
import {PAINEL_STATUS_LABELS, readResgateStatus} from '@clube/domain';
import {dateOrDash} from '../components/format/values';
import type {TimelineEvent} from '../components/record-page/Timeline';
import {RESGATE_APPEARANCE} from '../components/ResgateStatusChip';

type ResgateEvent = AnswerOf<'/api/resgates/{id}/linha-do-tempo'>['eventos'][number];

const TITLES: Readonly<Record<ResgateEvent['campo'], string>> = {
  pedido: 'Resgate pedido',
  status: 'Status',
  previsaoEntrega: 'Previsão de entrega',
  dataEntrega: 'Data de entrega',
  observacao: 'Observação',
};

const statusName = (value: string | null): string => {
  const status = readResgateStatus(value ?? '');
  return status === undefined ? (value ?? '') : PAINEL_STATUS_LABELS[status];
};

/** The old and new value as text, if there was an old one. */
function change({campo, de, para}: ResgateEvent): string | undefined {
  switch (campo) {
    case 'pedido':
      return undefined;
    case 'status':
      return `Antes: ${statusName(de)}`;
    case 'observacao':
      return para ? `“${para}”` : 'Apagada';
    default:
      return de && para ? `${dateOrDash(de)} → ${dateOrDash(para)}` : dateOrDash(para);
  }
}

/** Changes made in one step are one event: the first is its title, the others are in its text. */
export function resgateEvents(events: readonly ResgateEvent[]): TimelineEvent[] {
  const steps = Map.groupBy(events, ({ocorridoEm, por, campo}) => `${ocorridoEm} ${por} ${campo === 'pedido'}`);
  return [...steps.values()].flatMap(step => {
    const [first] = step;
    if (!first) return [];
    const status = first.campo === 'status' ? readResgateStatus(first.para ?? '') : undefined;
    const lines = step.map(event => (event === first ? change(event) : `${TITLES[event.campo]}: ${change(event)}`));
    return {
      title: first.campo === 'status' ? statusName(first.para) : TITLES[first.campo],
      text: lines.filter(Boolean).join('\n'),
      who: first.por,
      when: first.ocorridoEm,
      tone: status === undefined ? (first.campo === 'pedido' ? 'info' : 'neutral') : RESGATE_APPEARANCE[status].tone,
    };
  });
}
