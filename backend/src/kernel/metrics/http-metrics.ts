import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {Counter, Gauge, Histogram, type Registry} from 'prom-client';
import type {Endpoint} from '../http/routing/define-endpoint';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Non-API requests by path prefix; everything else is a page or one of its files. */
const PLACES = ['/arquivos/', '/health/live', '/health/ready', '/explorer', '/openapi.json', '/metrics'] as const;

/** Rate, errors and duration of requests. Labels are route templates, never addresses from clients. */
export class HttpMetrics {
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  private readonly refusals: Counter<'route' | 'status'>;
  private readonly broken: Counter;
  private readonly received: Counter;
  private readonly sent: Counter;
  private readonly counted = new WeakMap<Socket, {read: number; written: number}>();
  private inFlight = 0;

  constructor(registry: Registry) {
    const registers = [registry];
    this.durations = new Histogram({
      name: 'clube_http_request_duration_seconds',
      help: 'From the call to the end of its answer, by route template and class of status; aborted: the caller left',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.refusals = new Counter({
      name: 'clube_http_refusals_total',
      help: 'Answers of 400 and above, by route template and exact status',
      labelNames: ['route', 'status'],
      registers,
    });
    this.broken = new Counter({name: 'clube_http_broken_total', help: 'What was no whole HTTP call', registers});
    this.received = new Counter({name: 'clube_http_received_bytes_total', help: 'Bytes that came in', registers});
    this.sent = new Counter({name: 'clube_http_sent_bytes_total', help: 'Bytes that went out, packed', registers});
    const calls = () => this.inFlight;
    new Gauge({
      name: 'clube_http_requests_in_flight',
      help: 'Calls under way',
      registers,
      collect() {
        this.set(calls());
      },
    });
  }

  /** Call it before other handlers: static file serving rewrites the request's URL. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const place = placeOf(request.url ?? '/');
    this.inFlight++;
    response.once('close', () => {
      this.inFlight--;
      const route = (request as {matchedEndpoint?: Endpoint}).matchedEndpoint?.path ?? place;
      const {statusCode: code} = response;
      const status = response.writableFinished ? `${Math.floor(code / 100)}xx` : 'aborted';
      const method = METHODS.has(request.method ?? '') ? request.method : 'other';
      this.durations.observe({method, route, status}, (performance.now() - started) / 1000);
      if (code >= 400 && response.writableFinished) this.refusals.inc({route, status: code});
      this.countBytes(request.socket);
    });
  }

  /** A client that disconnected is no error. */
  brokenCall = ({code}: NodeJS.ErrnoException): void => {
    if (code !== 'ECONNRESET') this.broken.inc();
  };

  /** Bytes since the last request on the same connection, so that each byte is counted once. */
  private countBytes(socket: Socket): void {
    const {read, written} = this.counted.get(socket) ?? {read: 0, written: 0};
    this.received.inc(socket.bytesRead - read);
    this.sent.inc(socket.bytesWritten - written);
    this.counted.set(socket, {read: socket.bytesRead, written: socket.bytesWritten});
  }
}

function placeOf(url: string): string {
  if (url === '/api' || url.startsWith('/api/')) return '(unknown)';
  return PLACES.find(place => url.startsWith(place)) ?? '(pages)';
}
