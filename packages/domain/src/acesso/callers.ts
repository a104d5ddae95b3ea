import {SESSION_KINDS, kindOfPage, type Permissao, type SessionKind, type SessionTokens} from './sessions.js';

/** Limits of a permission: one painter's rows at a time; sales that are still open to review. */
export type Limit = 'onePainter' | 'reviewPeriod';

/** Who may call an endpoint; kinds of callers that are absent may not. */
export interface Callers {
  /** No session is required. */
  readonly public?: true;
  /** A painter. */
  readonly loja?: true;
  /** Staff with one of these permissions (Administrador 0, Smart 1, Auditor 2). */
  readonly painel?: readonly Permissao[];
  /** Those of `painel` whose permission is limited. The auth guard lets them in, and the code that reads the rows enforces the limit. */
  readonly limited?: Readonly<Partial<Record<Limit, readonly Permissao[]>>>;
  /** A reporting user. */
  readonly relatorio?: true;
}

/** The session of a caller, as far as permissions need it. */
export type CallSession =
  | {readonly kind: 'loja'}
  | {readonly kind: 'painel'; readonly permissao: Permissao}
  | {readonly kind: 'relatorio'};

/** Whether the session itself gives the permission; public access is not considered. */
export function hasRight(callers: Callers, session: CallSession): boolean {
  if (session.kind === 'painel') return callers.painel?.includes(session.permissao) ?? false;
  return callers[session.kind] === true;
}

/** Whether the caller may call the endpoint. On a public endpoint always: a session without further permission gets the public response. */
export function allows(callers: Callers, session: CallSession | undefined): boolean {
  return callers.public === true || (session !== undefined && hasRight(callers, session));
}

/** Whether the session's permission has this limit. */
export function isLimited({limited}: Callers, limit: Limit, session: CallSession): boolean {
  return session.kind === 'painel' && (limited?.[limit]?.includes(session.permissao) ?? false);
}

/** The kinds of sessions that an endpoint accepts. */
export function servedKinds(callers: Callers): SessionKind[] {
  return SESSION_KINDS.filter(kind => callers[kind] !== undefined);
}

/**
 * Chooses the session kind of a request that carries several tokens. An endpoint for one kind uses that. An endpoint for several
 * uses the kind of the app that the request comes from; if that is unknown or not accepted, the only token present, or else the
 * first accepted kind (the storefront's, wherever painters may call). Undefined when the endpoint accepts no session. It only
 * chooses: it gives no permission that the token does not have.
 */
export function sessionKindOfCall(callers: Callers, tokens: SessionTokens, page?: string): SessionKind | undefined {
  const served = servedKinds(callers);
  if (served.length < 2) return served[0];
  const ofPage = page ? kindOfPage(page) : undefined;
  if (ofPage && served.includes(ofPage)) return ofPage;
  const present = served.filter(kind => tokens[kind]);
  return present.length === 1 ? present[0] : served[0];
}
