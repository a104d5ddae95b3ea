import {messageOf} from '@clube/api-client';
import {LoadingState, FailureState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {STATE_APPEARANCE, readNotaState} from '../../base/notas/states';
import {showDateTime} from '../../base/formats';
import {timelineQuery} from '../../base/notas/queries';
import type {NotaEvent} from '../../base/types';
import styles from './Timeline.module.css';

function TimelineEvent({event, first}: {event: NotaEvent; first: boolean}) {
  const state = readNotaState(event.para);
  const returned = state === 'pendente' && !first;
  const label = first
    ? 'Enviada'
    : returned
      ? 'Voltou para análise'
      : state
        ? STATE_APPEARANCE[state].text
        : event.para;
  const failed = state === 'reprovada' || state === 'cancelada';
  return (
    <li className={failed ? styles.failed : undefined}>
      <b>{label}</b>
      {event.motivo && <span>{event.motivo}</span>}
      <time dateTime={event.ocorridoEm}>{showDateTime(event.ocorridoEm)}</time>
    </li>
  );
}

/** The history of one receipt, with times and reasons. */
export function NotaHistory({notaId}: {notaId: number}) {
  const {data, error, refetch} = useQuery(timelineQuery(notaId));
  if (error) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={3} />;
  return (
    <ol className={styles.history}>
      {data.map((event, i) => (
        <TimelineEvent key={`${event.para} ${event.ocorridoEm}`} event={event} first={i === 0} />
      ))}
    </ol>
  );
}
