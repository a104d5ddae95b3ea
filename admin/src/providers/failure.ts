import {ApiError, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {HttpError} from 'react-admin';

/**
 * Shows a toast with what failed: a refusal in the server's words; no answer, or a fault of the server's, in those that the
 * contract has for it, with what happened below. Answers the sentence.
 */
export function notifyFailure(error: unknown, fallback?: string): string {
  const reason = error instanceof HttpError ? error.cause : error;
  const refusal = reason instanceof ApiError && reason.body.erro !== undefined && reason.status < 500;
  const message = refusal || !fallback ? messageOf(reason) : fallback;
  notify.error(message, message === fallback && reason instanceof ApiError ? messageOf(reason) : undefined);
  return message;
}
