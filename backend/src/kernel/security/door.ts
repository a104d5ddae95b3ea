import type {IncomingMessage} from 'node:http';
import {
  lerTokens,
  temDireito,
  tipoDaChamada,
  TIPOS_SESSAO,
  tiposServidos,
  type Quem,
  type TipoSessao,
  type TokensSessao,
} from '@clube/domain';
import {RegulamentoNaoAceito, SemPermissao, SessaoInvalida, SiteBloqueado} from '../errors';
import type {Ator} from '../context';
import type {AtorDeSessao, Sessions} from './sessions';
import type {Throttle} from './throttle';

const PUBLIC: Ator = {tipo: 'publico'};

/** Ends every session that was sent, so that any one of them opens it: an expired one must not keep the others alive. */
const LEAVING = 'POST /api/sessoes/sair';
/** What a painter may call before accepting the rules: read the own info, accept, leave. */
const BEFORE_RULES = new Set(['GET /api/sessoes/parceiro/info', 'PUT /api/parceiros', LEAVING]);
const WHILE_CLOSED = new Set([LEAVING]);
/** Public routes that only the storefront uses, so they close with it. */
export const STOREFRONT_ONLY = new Set([
  'POST /api/sessoes/parceiro',
  'POST /api/sessoes/parceiro/confirmar-email',
  'POST /api/parceiros',
  'POST /api/indique-ganhe/validate',
]);

/**
 * Authentication and permission in one step, the same for every route. The page's address chooses among the sessions
 * that the route serves; it never gives a right that the token does not have.
 */
export class Door {
  constructor(
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly siteBloqueado: () => Promise<boolean>,
  ) {}

  /** `known` hears whose session it is, also where it then gives no right. */
  async open(request: IncomingMessage, route: string, row: Quem, known?: (ator: Ator) => void): Promise<Ator> {
    const ator = await this.identify(request, route, row, known);
    if ('sessao' in ator) await this.throttle.call(ator.sessao);
    if (ator.tipo === 'loja' && !ator.aceitouRegulamento && !BEFORE_RULES.has(route)) {
      if (!row.publico) throw RegulamentoNaoAceito();
      return PUBLIC;
    }
    const storefront = (ator.tipo === 'loja' && !WHILE_CLOSED.has(route)) || STOREFRONT_ONLY.has(route);
    if (storefront && (await this.siteBloqueado())) throw SiteBloqueado();
    return ator;
  }

  private async identify(
    request: IncomingMessage,
    route: string,
    row: Quem,
    known?: (ator: Ator) => void,
  ): Promise<Ator> {
    if (tiposServidos(row).length === 0) return PUBLIC;
    const tokens = lerTokens(header(request, 'authorization'));
    const ator =
      route === LEAVING
        ? await this.anyOf(tokens)
        : await this.find(tipoDaChamada(row, tokens, header(request, 'x-pagina')), tokens);
    if (ator) known?.(ator);
    if (ator && temDireito(row, ator)) return ator;
    if (row.publico) return PUBLIC;
    throw ator ? SemPermissao() : SessaoInvalida();
  }

  private async find(kind: TipoSessao | undefined, tokens: TokensSessao): Promise<AtorDeSessao | undefined> {
    const token = kind && tokens[kind];
    return token ? this.sessions.find(kind, token) : undefined;
  }

  private async anyOf(tokens: TokensSessao): Promise<AtorDeSessao | undefined> {
    for (const kind of TIPOS_SESSAO) {
      const ator = await this.find(kind, tokens);
      if (ator) return ator;
    }
    return undefined;
  }
}

export const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
