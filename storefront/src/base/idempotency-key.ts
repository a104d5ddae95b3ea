import {ApiError} from '@clube/api-client';
import {useRef} from 'react';
import {newKey} from './new-key';
import {writeStored, readStored} from './useStoredState';

/** Nothing arrived, or the server failed: nobody knows whether it was done, and it is worth asking again. A refusal is an answer. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

interface Attempt {
  key: string;
  content: string;
  /** When it was first made, in ms since 1970. */
  at: number;
}

/** Who asks for the same after so long wants it once more. Milliseconds. */
const SAME_FOR_MS = 60 * 60_000;

function readAttempt(stored: Partial<Attempt>): Attempt | undefined {
  const {key, content, at} = stored;
  if (typeof key !== 'string' || typeof content !== 'string' || typeof at !== 'number') return undefined;
  return Date.now() - at < SAME_FOR_MS ? {key, content, at} : undefined;
}

/**
 * The idempotency key of one attempt: the same content goes under the same key until an answer has come, so that what a bad
 * connection sends twice is done once.
 * @param name of what is attempted, under which this tab keeps it through a reload; without one it goes with the page
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
    /** To be called with how it ended: an error, or none. */
    ended: (error?: unknown): void => {
      if (error === undefined || error === null || !isUnanswered(error)) set(undefined);
    },
  };
}
