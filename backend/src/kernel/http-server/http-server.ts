import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {randomUUID} from 'node:crypto';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {promisify} from 'node:util';
import type {Config} from '../config/config';
import {systemContext, withChanges, withContext} from '../context';
import {NotFound} from '../refusals/refusals';
import type {FileServer} from '../files/serve';
import {clientAddress} from '../http/address';
import {sendRefusal, toRefusal} from '../refusals/reject';
import type {Limits} from '../config/limits';
import {listenOn} from '../listen';
import type {Logger} from '../logging/logger';
import type {HttpMetrics} from '../metrics/http-metrics';
import type {Database} from '../persistence/database';
import type {FreeSpace} from '../storage/free-space';
import {originOf} from '../security/origin';
import type {Storage} from '../storage/storage';
import {clientErrorHandler} from './client-errors';
import type {Explorer} from './explorer';
import {securityHeaders} from './headers';
import {live, ready} from './health';
import {FORM_METHODS, READ_METHODS, WRITE_METHODS, refuseOtherMethods} from './allowed-methods';
import type {PageMetadataRegistry} from './pages/page-metadata';
import {styleSheetsOf, type ServerPages} from './pages/server-pages';
import {EventLoopStalls} from './event-loop-stalls';
import {inlineScriptsOfApps, staticApps} from './static-apps';

export interface HttpServerDependencies {
  config: Config;
  log: Logger;
  db: Database;
  storage: Storage;
  space: FreeSpace;
  files: FileServer;
  explorer: Explorer;
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  clock: () => Date;
  root: string;
  metrics: HttpMetrics;
  limits: Limits;
  pageMetadata: PageMetadataRegistry;
  serverPages: ServerPages;
  /** The embedded database failed and cannot be restarted. */
  databaseGone: () => boolean;
}

const AREAS = ['api', 'arquivos', 'explorer', 'openapi.json', 'health'];
const RESTING_MS = 100;

/** The server of the single port: health, API, files, explorer and the three apps. */
export class HttpServer {
  readonly server: Server;
  private readonly apps: ReturnType<typeof staticApps>;
  private readonly headers: ReturnType<typeof securityHeaders>;
  private readonly stalls = new EventLoopStalls();
  private draining = false;
  /** Responses that are not finished. */
  private readonly underWay = new Set<ServerResponse>();

  constructor(private readonly deps: HttpServerDependencies) {
    this.apps = staticApps(deps.root, {pageMetadata: deps.pageMetadata, site: deps.config.publicUrl});
    deps.serverPages.styleSheets = styleSheetsOf(join(deps.root, 'storefront', 'dist'));
    this.headers = securityHeaders(deps.config.publicUrl.startsWith('https:'), inlineScriptsOfApps(deps.root));
    this.server = createServer(timeouts(deps.limits), (request, response) => this.handle(request, response));
    this.server.maxConnections = deps.limits.connections;
    this.server.timeout = deps.limits.stalledMs;
    this.server.on('clientError', clientErrorHandler(deps.limits.graceMs));
    this.server.on('clientError', deps.metrics.brokenCall);
    // Without a listener an error such as "no file descriptor left" would crash the process.
    this.server.on('error', error => deps.log.error({err: error}, 'connection not taken'));
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const {clock, metrics} = this.deps;
    metrics.watch(request, response);
    this.underWay.add(response);
    response.once('close', () => this.underWay.delete(response));
    if (this.draining) response.setHeader('Connection', 'close');
    this.headers(request, response);
    withContext(systemContext(clock(), randomUUID()), () => this.route(request, response)).catch((error: unknown) => {
      this.refuse(request, response, error);
    });
  }

  /** The API logs its own requests; of others only refusals are logged, without the address. */
  private refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const {log, config} = this.deps;
    const refusal = toRefusal(error, log);
    const area = AREAS.find(each => request.url?.startsWith(`/${each}`)) ?? 'pages';
    const origin = originOf(clientAddress(request, config.trustProxy), config.secret);
    log.info({area, method: request.method, origem: origin, status: refusal.status, codigo: refusal.codigo}, 'refused');
    sendRefusal(request, response, refusal);
  }

  private async route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {db, storage, space, files, explorer, api, clock, limits} = this.deps;
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    refuseOtherMethods(request, this.methodsOf(path));
    if (path === '/health/live')
      return live(response, {databaseGone: this.deps.databaseGone(), stalled: this.stalls.shouldRestart});
    if (path === '/health/ready')
      return ready(response, {db, storage, space}, {draining: this.draining, timeoutMs: limits.readyTimeoutMs});
    if (path === '/api' || path.startsWith('/api/')) return api(request, response);
    if (path.startsWith('/arquivos/')) return files.serve(request, response, clock());
    // Metrics are served on a port of their own; here the path would look like a page.
    if (path === '/metrics') throw NotFound();
    if (await explorer.serve(request, response, path)) return;
    if (await this.pages(request, response, path)) return;
    if (!this.apps(request, response)) throw NotFound();
  }

  private methodsOf(path: string): readonly string[] {
    if (path.startsWith('/api/') || path === '/explorer/entrar') return WRITE_METHODS;
    return this.deps.serverPages.takesForms(path) ? FORM_METHODS : READ_METHODS;
  }

  /** Runs in the context of an anonymous visitor, whose IP address is rate limited. */
  private pages(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const {serverPages, config} = this.deps;
    const visitor = {actor: {kind: 'publico'} as const, address: clientAddress(request, config.trustProxy)};
    return withChanges(visitor, () => serverPages.serve(request, response, path));
  }

  async listen(): Promise<void> {
    await listenOn(this.server, this.deps.config);
  }

  get port(): number {
    const address = this.server.address();
    return address && typeof address === 'object' ? address.port : this.deps.config.port;
  }

  /** Shutdown: sends the last responses with "Connection: close", then accepts no more and waits for running requests. */
  async close(): Promise<void> {
    this.stalls.stop();
    this.draining = true;
    // The client sends its next request elsewhere; a kept-alive connection would be reset during it.
    for (const response of this.underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
    await this.untilUnconnected();
    const closed = new Promise<void>(resolve => this.server.close(() => resolve()));
    // Idle connections are closed repeatedly, as a proxy would keep each open for a minute.
    const resting = setInterval(() => this.server.closeIdleConnections(), RESTING_MS);
    this.server.closeIdleConnections();
    const timeout = setTimeout(() => this.server.closeAllConnections(), this.deps.limits.drainTimeoutMs);
    await closed;
    clearInterval(resting);
    clearTimeout(timeout);
  }

  /** Closing a connection at the moment of its next request looks like an error to the client, so leave time for that request. */
  private async untilUnconnected(): Promise<void> {
    const connections = promisify<number>(done => this.server.getConnections(done));
    const end = performance.now() + this.deps.limits.lastCallsMs;
    while (performance.now() < end && (await connections()) > 0) await wait(RESTING_MS / 2);
  }
}

const timeouts = ({headersMs, requestMs, keepAliveMs, checkMs}: Limits) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: checkMs,
});
