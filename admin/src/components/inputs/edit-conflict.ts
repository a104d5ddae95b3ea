import {ApiError} from '@clube/api-client';
import {EDIT_CONFLICT} from '@clube/domain';
import {HttpError} from 'react-admin';

/**
 * The current values of the fields that another person has changed since the record was loaded; undefined for any other
 * error.
 */
export function conflictIn(error: unknown): Record<string, unknown> | undefined {
  const reason: unknown = error instanceof HttpError ? error.cause : error;
  if (!(reason instanceof ApiError) || reason.codigo !== EDIT_CONFLICT) return undefined;
  const now: unknown = reason.body['atual'];
  return typeof now === 'object' && now !== null ? {...now} : {};
}
