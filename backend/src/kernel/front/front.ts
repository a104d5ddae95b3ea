import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {randomUUID} from 'node:crypto';
import type {Config} from '../config';
import {systemContext, withContext} from '../context';
import {NaoEncontrado} from '../errors';
import type {FileServer} from '../files/serve';
import {sendRefusal, toRefusal} from '../http/reject';
import type {Limits} from '../limits';
import type {Logger} from '../logger';
import type {Database} from '../persistence/database';
import type {Storage} from '../storage/storage';
import {brokenCalls} from './broken-calls';
import type {Explorer} from './explorer';
import {securityHeaders} from './headers';
import {live, ready} from './health';
import {staticFaces} from './static-faces';

export interface FrontParts {
  config: Config;
  log: Logger;
  db: Database;
  storage: Storage;
  files: FileServer;
  explorer: Explorer;
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  clock: () => Date;
  root: string;
  limits: Limits;
}

const RESTING_MS = 100;

/** The one port: health, API, files, explorer, the three faces. */
export class Front {
  readonly server: Server;
  private readonly faces: ReturnType<typeof staticFaces>;
  private readonly headers: ReturnType<typeof securityHeaders>;
  private draining = false;

  constructor(private readonly parts: FrontParts) {
    this.faces = staticFaces(parts.root);
    this.headers = securityHeaders(parts.config.publicUrl.startsWith('https:'));
    this.server = createServer(timeouts(parts.limits), (request, response) => this.handle(request, response));
    this.server.maxConnections = parts.limits.connections;
    this.server.timeout = parts.limits.stalledMs;
    this.server.on('clientError', brokenCalls(parts.limits.graceMs));
    // No descriptor for another connection, say: unheard it would end the process.
    this.server.on('error', error => parts.log.error({err: error}, 'connection not taken'));
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const {log, clock} = this.parts;
    this.headers(request, response);
    withContext(systemContext(clock(), randomUUID()), () => this.route(request, response)).catch((error: unknown) => {
      sendRefusal(request, response, toRefusal(error, log));
    });
  }

  private async route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {db, storage, files, explorer, api, clock, limits} = this.parts;
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/health/live') return live(response);
    if (path === '/health/ready')
      return ready(response, db, storage, {draining: this.draining, patienceMs: limits.readyMs});
    if (path === '/api' || path.startsWith('/api/')) return api(request, response);
    if (path.startsWith('/arquivos/')) return files.serve(request, response, clock());
    if (await explorer.serve(request, response, path)) return;
    if (!this.faces(request, response)) throw NaoEncontrado();
  }

  listen(): Promise<void> {
    const {port, host} = this.parts.config;
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen({port, host}, () => {
        this.server.off('error', reject);
        resolve();
      });
    });
  }

  get port(): number {
    const address = this.server.address();
    return address && typeof address === 'object' ? address.port : this.parts.config.port;
  }

  /** Stops taking calls and waits for those under way. */
  async close(): Promise<void> {
    this.draining = true;
    const closed = new Promise<void>(resolve => this.server.close(() => resolve()));
    // Connections come to rest one by one, and a proxy would keep each for a minute.
    const resting = setInterval(() => this.server.closeIdleConnections(), RESTING_MS);
    this.server.closeIdleConnections();
    const patience = setTimeout(() => this.server.closeAllConnections(), this.parts.limits.patienceMs);
    await closed;
    clearInterval(resting);
    clearTimeout(patience);
  }
}

const timeouts = ({headersMs, requestMs, keepAliveMs, checkMs}: Limits) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: checkMs,
});
