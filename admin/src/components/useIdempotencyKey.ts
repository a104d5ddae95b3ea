import {isUnanswered} from '@clube/api-client';
import {useRef} from 'react';

/**
 * Sends a form's request with an idempotency key: the same content keeps its key until there is a response, so that a
 * request repeated on a bad connection is executed once. Throws what the request throws.
 */
export function useIdempotencyKey() {
  const attempt = useRef<{content: string; key: string}>(undefined);
  return async <T>(content: unknown, request: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(content);
    if (attempt.current?.content !== text) attempt.current = {content: text, key: crypto.randomUUID()};
    try {
      const answer = await request(attempt.current.key);
      attempt.current = undefined;
      return answer;
    } catch (reason) {
      if (!isUnanswered(reason)) attempt.current = undefined;
      throw reason;
    }
  };
}
