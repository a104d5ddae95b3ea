import {AsyncLocalStorage} from 'node:async_hooks';
import type {EventEmitter} from 'node:events';
import {Server, type IncomingMessage, type ServerResponse} from 'node:http';
import {Client} from 'pg';
import type {Endpoint} from '../../../kernel/http/routing/define-endpoint';
import {bytesInUse} from './bytes';

/** A request in progress, from its headers until the response is closed. */
export interface Call {
  /** The method and path of its endpoint, as declared; for requests outside the API, those of the request. */
  name(): string;
  /** Bytes received (or announced by Content-Length, if more) plus bytes sent since it began. */
  moved(): number;
  /** The least memory in use that was measured during the request, in bytes. */
  floor: number;
  /** The maximum number of requests in progress at once, including this one. */
  beside: number;
}

type Emit = (...event: unknown[]) => boolean;
interface Emitting {
  emit: Emit;
}

/** The request that the running code works for; undefined for test code and for background work of the application. */
export const whose = new AsyncLocalStorage<Call | undefined>();
export const underWay = new Set<Call>();

/** From now on, attributes work to the requests of all HTTP servers in this process. */
export function followCalls(): void {
  const server = Server.prototype as unknown as Emitting;
  const {emit} = server;
  server.emit = function (this: Emitting, ...event) {
    if (event[0] === 'request') begin(event[1] as IncomingMessage, event[2] as ServerResponse);
    return emit.apply(this, event);
  };
  followQueries();
}

function begin(request: IncomingMessage, response: ServerResponse): void {
  const {method = '', url = '', socket} = request;
  const [read, written] = [socket.bytesRead, socket.bytesWritten];
  const announced = Number(request.headers['content-length'] ?? 0);
  const call: Call = {
    name: () => {
      const {matchedEndpoint} = request as {matchedEndpoint?: Endpoint};
      return matchedEndpoint ? `${matchedEndpoint.method} ${matchedEndpoint.path}` : `${method} ${url.split('?')[0]}`;
    },
    moved: () => Math.max(announced, socket.bytesRead - read) + socket.bytesWritten - written,
    floor: bytesInUse(),
    beside: 1,
  };
  underWay.add(call);
  for (const other of underWay) other.beside = Math.max(other.beside, underWay.size);
  response.once('close', () => underWay.delete(call));
  // Data events are emitted by the connection, which serves several requests.
  emitAs(request, () => call);
  emitAs(response, () => call);
  whose.enterWith(call);
}

function emitAs(given: EventEmitter, owner: () => Call | undefined): void {
  const emitter = given as Emitting;
  const {emit} = emitter;
  emitter.emit = (...event) => whose.run(owner(), () => emit.apply(emitter, event));
}

/** Attributes rows to the request that sent the statement, as an earlier request may have opened the connection. */
function followQueries(): void {
  const owners = new WeakMap<object, Call | undefined>();
  const client = Client.prototype as unknown as {query: (...args: unknown[]) => unknown};
  const {query} = client;
  client.query = function (this: {connection: {stream: EventEmitter}}, ...args) {
    const {stream} = this.connection;
    if (!owners.has(stream)) emitAs(stream, () => owners.get(stream));
    owners.set(stream, whose.getStore());
    return query.apply(this, args);
  };
}
