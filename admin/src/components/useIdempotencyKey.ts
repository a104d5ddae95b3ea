import {ApiError} from '@clube/api-client';
import {useRef} from 'react';

/** Whether there was no response, or a server error: what the request did is unknown, and it can be repeated. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * The idempotency key of a form's request: the same content keeps its key until there is a response, so that a request
 * repeated on a bad connection is executed once.
 */
export function useIdempotencyKey() {
  const attempt = useRef<{content: string; key: string}>(undefined);
  return {
    keyOf(content: unknown): string {
      const text = JSON.stringify(content);
      if (attempt.current?.content !== text) attempt.current = {content: text, key: crypto.randomUUID()};
      return attempt.current.key;
    },
    /** To be called when the request has ended, with its error if there was one. */
    ended(error?: unknown): void {
      if (error === undefined || !isUnanswered(error)) attempt.current = undefined;
    },
  };
}
