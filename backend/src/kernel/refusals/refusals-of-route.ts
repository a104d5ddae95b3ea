import {servedKinds, type Callers} from '@clube/domain';
import {
  InvalidFields,
  PayloadTooLarge,
  Unavailable,
  ListTooLong,
  TooManyAttempts,
  InvalidRequest,
  RegulamentoNotAccepted,
  OutOfSpace,
  NotPermitted,
  InvalidSession,
  SiteBlocked,
  UnsupportedType,
  type RefusalKind,
} from './refusals';
import {parametersOf} from '../lists/list-docs';
import {STOREFRONT_ONLY} from '../security/auth-guard';
import type {Endpoint} from '../http/routing/define-endpoint';

/** Everything that a route refuses: what it declares itself, and what is refused before it gets to see the call. */
export const refusalsOf = (endpoint: Endpoint, callers: Callers): RefusalKind[] => [
  ...(endpoint.refuses ?? []),
  ...refusedByKernel(endpoint, callers),
];

function refusedByKernel(endpoint: Endpoint, callers: Callers): RefusalKind[] {
  const list = endpoint.query && parametersOf(endpoint.query);
  const closes = callers.loja || STOREFRONT_ONLY.has(`${endpoint.method} ${endpoint.path}`);
  return [
    InvalidRequest,
    ...(endpoint.body || (endpoint.query && !list) ? [InvalidFields] : []),
    ...(endpoint.body || endpoint.files ? [PayloadTooLarge, UnsupportedType] : []),
    // A public list's export is for sessions too: its address is bound to one.
    ...(list ? [ListTooLong, InvalidSession] : []),
    ...(callers.public ? [] : [InvalidSession, NotPermitted]),
    ...(callers.loja && !callers.public ? [RegulamentoNotAccepted] : []),
    ...(closes ? [SiteBlocked] : []),
    ...(servedKinds(callers).length > 0 ? [TooManyAttempts] : []),
    Unavailable,
    OutOfSpace,
  ];
}
