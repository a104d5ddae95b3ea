import {ApiError} from '@clube/api-client';
import {useRef} from 'react';
import {newKey} from './new-key';

/** Nothing arrived, or the server failed: nobody knows whether it was done, and it is worth asking again. A refusal is an answer. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * The idempotency key of one attempt: the same content goes under the same key until an answer has come, so that what a bad
 * line makes travel twice is done once.
 */
export function useAttempt() {
  const attempt = useRef<{key: string; content: string} | undefined>(undefined);
  return {
    keyOf: (content: unknown): string => {
      const text = JSON.stringify(content);
      if (attempt.current?.content !== text) attempt.current = {key: newKey(), content: text};
      return attempt.current.key;
    },
    /** To be told of how it ended: an error, or none. */
    ended: (error?: unknown): void => {
      if (error === undefined || error === null || !isUnanswered(error)) attempt.current = undefined;
    },
  };
}
