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

/** All refusals of an endpoint: those it declares, and those that can happen before its handler is called. */
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
    // The export of a public list requires a session, as its URL is bound to one.
    ...(list ? [ListTooLong, InvalidSession] : []),
    ...(callers.public ? [] : [InvalidSession, NotPermitted]),
    ...(callers.loja && !callers.public ? [RegulamentoNotAccepted] : []),
    ...(closes ? [SiteBlocked] : []),
    ...(servedKinds(callers).length > 0 ? [TooManyAttempts] : []),
    Unavailable,
    OutOfSpace,
  ];
}
