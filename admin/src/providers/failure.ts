import {ApiError, messageOf} from '@clube/api-client';
import {SECOND_PERSON_REQUIRED} from '@clube/domain';
import {notify} from '@clube/ui';
import {HttpError} from 'react-admin';

/** The API's error behind an error of a call or of the data provider. */
const causeOf = (error: unknown): unknown => (error instanceof HttpError ? error.cause : error);

/**
 * Whether the error only says that the request is stored and waits for a second person: nothing is left to do then. It is
 * shown as information, with the limits exceeded.
 */
export function notifySecondPerson(error: unknown): boolean {
  const reason = causeOf(error);
  if (!(reason instanceof ApiError) || reason.codigo !== SECOND_PERSON_REQUIRED) return false;
  const excesses = reason.body['excessos'];
  notify.info(messageOf(reason), Array.isArray(excesses) ? excesses.join('; ') : undefined);
  return true;
}

/**
 * The text of a failure: the server's message for a refused request; for a missing response or a server error the
 * specification's message, with the cause as the detail.
 */
export function failureText(error: unknown, fallback?: string): {message: string; detail?: string} {
  // The data provider's own errors have no response behind them.
  if (error instanceof HttpError && error.cause === undefined) return {message: error.message};
  const reason = causeOf(error);
  const refusal = reason instanceof ApiError && reason.body.erro !== undefined && reason.status < 500;
  if (refusal || !fallback) return {message: messageOf(reason)};
  return {message: fallback, ...(reason instanceof ApiError && {detail: messageOf(reason)})};
}

/** Shows an error toast with the text of the failure, and returns its message. */
export function notifyFailure(error: unknown, fallback?: string): string {
  const {message, detail} = failureText(error, fallback);
  notify.error(message, detail);
  return message;
}
