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
import {STOREFRONT_ONLY} from '../security/door';
import type {Verb} from '../http/routing/route';

/** Everything that a route refuses: what it declares itself, and what is refused before it gets to see the call. */
export const refusalsOf = (verb: Verb, callers: Callers): RefusalKind[] => [
  ...(verb.refuses ?? []),
  ...refusedByKernel(verb, callers),
];

function refusedByKernel(verb: Verb, callers: Callers): RefusalKind[] {
  const list = verb.query && parametersOf(verb.query);
  const closes = callers.loja || STOREFRONT_ONLY.has(`${verb.method} ${verb.path}`);
  return [
    InvalidRequest,
    ...(verb.body || (verb.query && !list) ? [InvalidFields] : []),
    ...(verb.body || verb.files ? [PayloadTooLarge, UnsupportedType] : []),
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
