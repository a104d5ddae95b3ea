import type {IncomingMessage} from 'node:http';
import {MethodNotAllowed, Refusal} from '../refusals/refusals';

/** Methods of read-only addresses: files, apps, the explorer, health. */
export const READ_METHODS: readonly string[] = ['GET', 'HEAD'];
/** Methods of a page that handles its own form. */
export const FORM_METHODS: readonly string[] = [...READ_METHODS, 'POST'];
/** Methods of the API. */
export const WRITE_METHODS: readonly string[] = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** TRACE, OPTIONS and what else is no method of ours: refused before anything looks at the call. @throws 405 */
export function refuseOtherMethods(request: IncomingMessage, allowed: readonly string[]): void {
  if (allowed.includes(request.method ?? '')) return;
  const {status, codigo, erro} = MethodNotAllowed;
  throw new Refusal(status, codigo, erro, {}, {Allow: allowed.join(', ')});
}
