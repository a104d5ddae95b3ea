import type {IncomingMessage} from 'node:http';
import {
  readTokens,
  hasRight,
  sessionKindOfCall,
  SESSION_KINDS,
  servedKinds,
  type Callers,
  type SessionKind,
  type SessionTokens,
} from '@clube/domain';
import {RegulamentoNotAccepted, NotPermitted, InvalidSession, SiteBlocked} from '../refusals/refusals';
import type {Actor} from '../context';
import type {SessionActor, Sessions} from './sessions';
import type {Throttle} from './throttle';

const PUBLIC: Actor = {kind: 'publico'};

/** Logout ends all sessions that were sent, so any one of them suffices to call it: an expired one must not keep the others open. */
const LEAVING = 'POST /api/sessoes/sair';
/** Endpoints that a painter may call before accepting the rules: read the own profile, accept, log out. */
const BEFORE_RULES = new Set(['GET /api/sessoes/parceiro/info', 'PUT /api/parceiros', LEAVING]);
const WHILE_CLOSED = new Set([LEAVING]);
/** Public endpoints that only the storefront uses, so they close together with it. */
export const STOREFRONT_ONLY = new Set([
  'POST /api/sessoes/parceiro',
  'POST /api/sessoes/parceiro/confirmar-email',
  'POST /api/sessoes/parceiro/esqueceu-senha',
  'POST /api/sessoes/parceiro/validar-recuperacao',
  'POST /api/sessoes/parceiro/atualizar-senha',
  'GET /api/sessoes/parceiro/social',
  'POST /api/codigos-cadastro/validar',
  'POST /api/parceiros',
  'POST /api/indique-ganhe/validate',
  'GET /api/resgates/midias/compartilhadas/{token}',
  'GET /api/avaliacoes-pintor/{token}',
  'POST /api/avaliacoes-pintor/{token}',
  'POST /api/denuncias',
]);

/**
 * Authentication and permission check in one step, the same for every endpoint. When several session tokens are sent, the page's
 * address chooses among those that the endpoint accepts; it never gives a permission that the token does not have.
 */
export class AuthGuard {
  constructor(
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly siteBlocked: () => Promise<boolean>,
  ) {}

  /** Calls `known` with the actor of the session, even if that actor has no permission. */
  async authorize(
    request: IncomingMessage,
    route: string,
    row: Callers,
    known?: (actor: Actor) => void,
  ): Promise<Actor> {
    const actor = await this.identify(request, route, row, known);
    if ('session' in actor) await this.throttle.call(actor.session);
    if (actor.kind === 'loja' && !actor.aceitouRegulamento && !BEFORE_RULES.has(route)) {
      if (!row.public) throw RegulamentoNotAccepted();
      return PUBLIC;
    }
    const storefront = (actor.kind === 'loja' && !WHILE_CLOSED.has(route)) || STOREFRONT_ONLY.has(route);
    if (storefront && (await this.siteBlocked())) throw SiteBlocked();
    return actor;
  }

  private async identify(
    request: IncomingMessage,
    route: string,
    row: Callers,
    known?: (actor: Actor) => void,
  ): Promise<Actor> {
    if (servedKinds(row).length === 0) return PUBLIC;
    const tokens = readTokens(header(request, 'authorization'));
    const actor =
      route === LEAVING
        ? await this.anyOf(tokens)
        : await this.find(sessionKindOfCall(row, tokens, header(request, 'x-pagina')), tokens);
    if (actor) known?.(actor);
    if (actor && hasRight(row, actor)) return actor;
    if (row.public) return PUBLIC;
    throw actor ? NotPermitted() : InvalidSession();
  }

  private async find(kind: SessionKind | undefined, tokens: SessionTokens): Promise<SessionActor | undefined> {
    const token = kind && tokens[kind];
    return token ? this.sessions.find(kind, token) : undefined;
  }

  private async anyOf(tokens: SessionTokens): Promise<SessionActor | undefined> {
    for (const kind of SESSION_KINDS) {
      const actor = await this.find(kind, tokens);
      if (actor) return actor;
    }
    return undefined;
  }
}

export const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
