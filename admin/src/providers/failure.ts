import {ApiError, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {HttpError} from 'react-admin';

/**
 * Shows an error toast: the server's message for a refused request; for a missing response or a server error the
 * specification's message, with the cause below. Returns the message.
 */
export function notifyFailure(error: unknown, fallback?: string): string {
  const reason = error instanceof HttpError ? error.cause : error;
  const refusal = reason instanceof ApiError && reason.body.erro !== undefined && reason.status < 500;
  const message = refusal || !fallback ? messageOf(reason) : fallback;
  notify.error(message, message === fallback && reason instanceof ApiError ? messageOf(reason) : undefined);
  return message;
}
