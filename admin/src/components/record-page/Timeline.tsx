import {messageOf} from '@clube/api-client';
import {FailureState, LoadingState} from '@clube/ui';
import type {ReactNode} from 'react';
import {dateTimeOrDash} from '../format/values';
import {toTitleCase} from '../format/text';
import type {Tone} from '../StateChip';
import styles from './Timeline.module.css';

export interface TimelineEvent {
  /** What happened. */
  title: string;
  /** The old and new value, or the reason. */
  text?: ReactNode;
  /** The person who did it. */
  who?: string | null;
  /** An instant, ISO 8601. */
  when: string;
  tone?: Tone;
}

interface Props {
  /** The accessible name of the timeline. */
  label: string;
  /** In any order; undefined while loading. */
  events: readonly TimelineEvent[] | undefined;
  error?: Error | null;
  onRetry?: () => unknown;
  /** The message when there are no events. */
  empty?: string;
}

/** The events of one record, newest first: what, who, when. */
export function Timeline({label, events, error, onRetry, empty = 'Nada aconteceu ainda.'}: Props) {
  if (error && !events) return <FailureState compact message={messageOf(error)} onRetry={() => void onRetry?.()} />;
  if (!events) return <LoadingState rows={3} />;
  if (events.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ol className={styles.timeline} aria-label={label}>
      {newestFirst(events).map((event, i) => (
        // Two events with the same title may have the same time.
        <li key={`${event.when} ${event.title} ${i}`} data-tone={event.tone ?? 'neutral'}>
          <strong>{event.title}</strong>
          {event.text && <div className={styles.text}>{event.text}</div>}
          <small>
            {event.who && <span>{toTitleCase(event.who)}</span>}
            <time dateTime={event.when}>{dateTimeOrDash(event.when)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
}

/** Newest first; of events with the same time, the one that comes later in the input is first. */
const newestFirst = (events: readonly TimelineEvent[]): TimelineEvent[] =>
  [...events].sort((one, other) => Date.parse(one.when) - Date.parse(other.when)).reverse();
