import {AsyncLocalStorage} from 'node:async_hooks';
import type {EventEmitter} from 'node:events';
import {Server, type IncomingMessage, type ServerResponse} from 'node:http';
import {Client} from 'pg';
import type {Endpoint} from '../../../kernel/http/routing/define-endpoint';
import {bytesInUse} from './bytes';

/** A call that the process answers, from its head to the end of its answer. */
export interface Call {
  /** The route as it is declared; of what is no call of the API the path. */
  name(): string;
  /** Bytes that were announced or came in, and those that went out, since it began. */
  moved(): number;
  /** The least memory in use that was seen while it was under way. */
  floor: number;
  /** How many were under way at most. */
  beside: number;
}

type Emit = (...event: unknown[]) => boolean;
interface Emitting {
  emit: Emit;
}

/** Whose work it is that runs. Nobody's: the tests' own, and what the application does by itself. */
export const whose = new AsyncLocalStorage<Call | undefined>();
export const underWay = new Set<Call>();

/** From now on, what is done for a call of any server of this process is known to be its. */
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
  // Bytes come by the connection, which belongs to no call.
  emitAs(request, () => call);
  emitAs(response, () => call);
  whose.enterWith(call);
}

function emitAs(given: EventEmitter, owner: () => Call | undefined): void {
  const emitter = given as Emitting;
  const {emit} = emitter;
  emitter.emit = (...event) => whose.run(owner(), () => emit.apply(emitter, event));
}

/** Rows come by a connection that an earlier call may have opened: they are whose the statement is. */
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
