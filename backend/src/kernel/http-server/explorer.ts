import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {dirname} from 'node:path';
import {readTokens} from '@clube/domain';
import {InvalidSession} from '../refusals/refusals';
import {header} from '../security/auth-guard';
import {FixedText} from '../http/output/fixed-text';
import {explorerCookie, sessionOfCookie} from '../security/explorer-cookie';
import type {SessionActor, Sessions} from '../security/sessions';
import {staticFolder} from './static-folder';
import {EXPLORER_PAGE, EXPLORER_SCRIPT, LOGIN_PAGE, LOGIN_SCRIPT} from './explorer-pages';

// Found by folder, as the package's main module loads the whole browser bundle.
const UI = dirname(require.resolve('swagger-ui-dist/package.json'));

/**
 * The API document and its explorer. In production for staff only, by a cookie for these two: it proves the session (its public
 * name with our signature), never contains the token, and is invalid once the session ends.
 */
export class Explorer {
  private readonly assets = staticFolder(UI, () => 'no-cache');
  private document?: Promise<FixedText>;

  constructor(
    private readonly sessions: Sessions,
    private readonly secret: string,
    private readonly staffOnly: boolean,
    private readonly describe: () => Promise<object>,
  ) {
    if (!existsSync(UI)) throw new Error('swagger-ui-dist is not installed');
  }

  /** Builds the document on first use, so that it does not delay the start. */
  private prepare(): Promise<FixedText> {
    return (this.document ??= this.describe().then(
      spec => new FixedText(JSON.stringify(spec), 'application/json; charset=utf-8'),
    ));
  }

  async serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (path === '/openapi.json') {
      if (!(await this.mayRead(request))) throw InvalidSession();
      await (await this.prepare()).serve(request, response);
      return true;
    }
    if (path !== '/explorer' && !path.startsWith('/explorer/')) return false;
    const inner = path.slice('/explorer'.length);
    if (inner === '') response.writeHead(308, {Location: '/explorer/'}).end();
    else if (inner === '/entrar.js') send(response, 'text/javascript; charset=utf-8', LOGIN_SCRIPT);
    else if (inner === '/entrar' && request.method === 'POST') await this.enter(request, response);
    else if (!(await this.mayRead(request))) send(response, 'text/html; charset=utf-8', LOGIN_PAGE);
    else if (inner === '/') send(response, 'text/html; charset=utf-8', EXPLORER_PAGE);
    else if (inner === '/iniciar.js') send(response, 'text/javascript; charset=utf-8', EXPLORER_SCRIPT);
    else {
      request.url = inner;
      this.assets(request, response, () => void response.writeHead(404).end());
    }
    return true;
  }

  /** Exchanges the panel's session token in the header for the cookie. */
  private async enter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const actor = await this.byHeader(request);
    if (!actor) throw InvalidSession();
    response.setHeader('Set-Cookie', explorerCookie(actor.session, this.secret));
    response.writeHead(204).end();
  }

  private async mayRead(request: IncomingMessage): Promise<boolean> {
    if (!this.staffOnly) return true;
    const session = sessionOfCookie(header(request, 'cookie'), this.secret);
    const actor = session ? await this.sessions.findByHash(session, 'painel') : await this.byHeader(request);
    return actor !== undefined;
  }

  private async byHeader(request: IncomingMessage): Promise<SessionActor | undefined> {
    const token = readTokens(header(request, 'authorization')).painel;
    return token ? this.sessions.find('painel', token) : undefined;
  }
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-cache'}).end(text);
}
