import {SESSION_KINDS, kindOfPage, type Permissao, type SessionKind, type SessionTokens} from './sessions.js';

/** What a right may end at: one painter's rows at a time; sales that are still open to review. */
export type Limit = 'onePainter' | 'reviewPeriod';

/** Who may call a route; what is absent may not. */
export interface Callers {
  /** No session is needed. */
  readonly public?: true;
  /** A painter. */
  readonly loja?: true;
  /** Staff with one of these permissions. */
  readonly painel?: readonly Permissao[];
  /** Those among `painel` whose right has a limit. The auth guard lets them in; the code that knows the rows enforces the limit. */
  readonly limited?: Readonly<Partial<Record<Limit, readonly Permissao[]>>>;
  /** A reporting user. */
  readonly relatorio?: true;
}

/** The session a call is made in, as far as rights go. */
export type CallSession =
  | {readonly kind: 'loja'}
  | {readonly kind: 'painel'; readonly permissao: Permissao}
  | {readonly kind: 'relatorio'};

/** Whether this session, by itself, gives the right: public access is not considered. */
export function hasRight(callers: Callers, session: CallSession): boolean {
  if (session.kind === 'painel') return callers.painel?.includes(session.permissao) ?? false;
  return callers[session.kind] === true;
}

/** Whether a call is allowed; on a public route always, and a session without a further right gets the public answer. */
export function allows(callers: Callers, session: CallSession | undefined): boolean {
  return callers.public === true || (session !== undefined && hasRight(callers, session));
}

/** Whether the session's right ends at the limit. */
export function isLimited({limited}: Callers, limit: Limit, session: CallSession): boolean {
  return session.kind === 'painel' && (limited?.[limit]?.includes(session.permissao) ?? false);
}

/** The kinds of session that a route serves. */
export function servedKinds(callers: Callers): SessionKind[] {
  return SESSION_KINDS.filter(kind => callers[kind] !== undefined);
}

/**
 * Which of the tokens a call speaks with. A route that serves one kind reads only that one. A route that serves several
 * takes the kind from the page the call was made on; without a page (or from the page of a kind it does not serve), the
 * only token present, or else the first served, which is the storefront's wherever painters may call.
 * Undefined when the route serves no session. Chooses only: it gives no right that the token does not have.
 */
export function sessionKindOfCall(callers: Callers, tokens: SessionTokens, page?: string): SessionKind | undefined {
  const served = servedKinds(callers);
  if (served.length < 2) return served[0];
  const ofPage = page ? kindOfPage(page) : undefined;
  if (ofPage && served.includes(ofPage)) return ofPage;
  const present = served.filter(kind => tokens[kind]);
  return present.length === 1 ? present[0] : served[0];
}
