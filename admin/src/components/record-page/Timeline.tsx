import {messageOf} from '@clube/api-client';
import {FailureState, LoadingState} from '@clube/ui';
import type {ReactNode} from 'react';
import {dateTimeOrNothing} from '../format/values';
import {toTitleCase} from '../format/text';
import type {Tone} from '../StateChip';
import styles from './Timeline.module.css';

export interface TimelineEvent {
  /** What happened. */
  title: string;
  /** From what to what, or why. */
  text?: ReactNode;
  /** Who did it. */
  who?: string | null;
  /** An instant, ISO 8601. */
  when: string;
  tone?: Tone;
}

interface Props {
  /** Whose life it is, for who hears it. */
  label: string;
  /** In any order; undefined until they are here. */
  events: readonly TimelineEvent[] | undefined;
  error?: Error | null;
  onRetry?: () => unknown;
  /** Said where there are none. */
  empty?: string;
}

/** What happened to one thing, the newest first: what, who, when. */
export function Timeline({label, events, error, onRetry, empty = 'Nada aconteceu ainda.'}: Props) {
  if (error && !events) return <FailureState compact message={messageOf(error)} onRetry={() => void onRetry?.()} />;
  if (!events) return <LoadingState rows={3} />;
  if (events.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ol className={styles.timeline} aria-label={label}>
      {newestFirst(events).map((event, i) => (
        // Two things of the same name may happen in one moment.
        <li key={`${event.when} ${event.title} ${i}`} data-tone={event.tone ?? 'neutral'}>
          <strong>{event.title}</strong>
          {event.text && <div className={styles.text}>{event.text}</div>}
          <small>
            {event.who && <span>{toTitleCase(event.who)}</span>}
            <time dateTime={event.when}>{dateTimeOrNothing(event.when)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
}

/** Of one moment what came later stands above as well. */
const newestFirst = (events: readonly TimelineEvent[]): TimelineEvent[] =>
  [...events].sort((one, other) => Date.parse(one.when) - Date.parse(other.when)).reverse();
