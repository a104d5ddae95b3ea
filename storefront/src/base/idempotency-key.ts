import {isUnanswered} from '@clube/api-client';
import {useRef} from 'react';
import {newKey} from './new-key';
import {writeStored, readStored} from './useStoredState';

interface Attempt {
  key: string;
  content: string;
  /** Time of the first attempt, ms since 1970. */
  at: number;
}

/** After this time the same content counts as a new request. Milliseconds. */
const SAME_FOR_MS = 60 * 60_000;

function readAttempt(stored: Partial<Attempt>): Attempt | undefined {
  const {key, content, at} = stored;
  if (typeof key !== 'string' || typeof content !== 'string' || typeof at !== 'number') return undefined;
  return Date.now() - at < SAME_FOR_MS ? {key, content, at} : undefined;
}

/**
 * The idempotency key of one attempt: the same content keeps the same key until there is a response, so that a request
 * repeated on a bad connection is executed once.
 * @param name the storage key under which this tab keeps it across reloads; absent: lost on reload
 */
export function useIdempotencyKey(name?: string) {
  const attempt = useRef<Attempt | undefined>(undefined);
  const set = (next: Attempt | undefined): void => {
    attempt.current = next;
    if (name) writeStored(`tentativa.${name}`, next);
  };
  return {
    keyOf: (content: unknown): string => {
      const text = JSON.stringify(content);
      const last = attempt.current ?? (name ? readStored(`tentativa.${name}`, readAttempt) : undefined);
      const same = last?.content === text ? last : {key: newKey(), content: text, at: Date.now()};
      set(same);
      return same.key;
    },
    /** Must be called at the end of the attempt, with its error if there was one. */
    ended: (error?: unknown): void => {
      if (error === undefined || error === null || !isUnanswered(error)) set(undefined);
    },
  };
}
