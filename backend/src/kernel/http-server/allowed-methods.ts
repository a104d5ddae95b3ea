import type {IncomingMessage} from 'node:http';
import {MethodNotAllowed, Refusal} from '../refusals/refusals';

/** What is only looked at: files, apps, the explorer, health. */
export const READ_METHODS: readonly string[] = ['GET', 'HEAD'];
/** Those of a page whose form it takes itself. */
export const FORM_METHODS: readonly string[] = [...READ_METHODS, 'POST'];
/** The methods of the API's routes. */
export const WRITE_METHODS: readonly string[] = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** TRACE, OPTIONS and what else is no method of ours: refused before anything looks at the call. @throws 405 */
export function refuseOtherMethods(request: IncomingMessage, allowed: readonly string[]): void {
  if (allowed.includes(request.method ?? '')) return;
  const {status, codigo, erro} = MethodNotAllowed;
  throw new Refusal(status, codigo, erro, {}, {Allow: allowed.join(', ')});
}
