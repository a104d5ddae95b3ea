import {createHash, timingSafeEqual} from 'node:crypto';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {compressedBody} from '../http/output/compress';
import {listenOn} from '../listen';
import type {Metrics} from './metrics';
import {processMetrics} from './process-metrics';

export interface MetricsListener {
  port: number;
  host: string;
  /** Required as `Authorization: Bearer`, if configured. */
  token?: string;
}

/** /metrics on a port of its own, so that no proxy in front of the product ever passes it on. */
export class MetricsServer {
  private readonly server: Server;

  constructor(
    private readonly metrics: Metrics,
    private readonly listener: MetricsListener,
  ) {
    // Starts observing now, so that the first scrape has data.
    processMetrics();
    this.server = createServer(
      {requestTimeout: 10_000, headersTimeout: 5_000, keepAliveTimeout: 30_000, connectionsCheckingInterval: 5_000},
      (request, response) => void this.answer(request, response).catch(() => response.destroy()),
    );
    this.server.maxConnections = 16;
    // A stalled client is disconnected.
    this.server.setTimeout(20_000);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    if (!this.mayRead(request)) return void response.writeHead(401, {'WWW-Authenticate': 'Bearer'}).end();
    response.setHeader('Content-Type', this.metrics.contentType);
    const body = await compressedBody(request, response, await this.metrics.text());
    response.writeHead(200, {'Content-Length': Buffer.byteLength(body)});
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private mayRead({headers}: IncomingMessage): boolean {
    const {token} = this.listener;
    return token === undefined || timingSafeEqual(digest(`Bearer ${token}`), digest(headers.authorization ?? ''));
  }

  listen(): Promise<void> {
    return listenOn(this.server, this.listener);
  }

  get port(): number {
    return (this.server.address() as AddressInfo | null)?.port ?? this.listener.port;
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise<void>(resolve => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    await closed;
  }
}

/** Hashes, so that the compared texts have equal length and timing reveals nothing. */
const digest = (text: string) => createHash('sha256').update(text).digest();
