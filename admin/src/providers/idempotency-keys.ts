import {isUnanswered} from '@clube/api-client';

/**
 * Sends requests with an idempotency key: the same content keeps its key until there is a response, so that a request
 * repeated on a bad connection is executed once. Throws what the request throws.
 */
export function idempotencyKeys(unanswered: (reason: unknown) => boolean = isUnanswered) {
  let attempt: {content: string; key: string} | undefined;
  return async <T>(content: unknown, request: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(content);
    if (attempt?.content !== text) attempt = {content: text, key: crypto.randomUUID()};
    try {
      const answer = await request(attempt.key);
      attempt = undefined;
      return answer;
    } catch (reason) {
      if (!unanswered(reason)) attempt = undefined;
      throw reason;
    }
  };
}
