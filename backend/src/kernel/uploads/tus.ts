import {randomBytes} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {Server} from '@tus/server';
import {currentContext} from '../context';
import {InvalidRequest, NotFound, Refusal, UnsupportedType} from '../refusals/refusals';
import {EnvioOffset, EnvioTooLarge, WrongProtocol} from './refusals';
import {TusStore, type TusTarget} from './tus-store';

const PATH = '/api/envios';
/** The response headers of the library that we pass on; the others concern CORS. */
const EXPOSED_HEADERS = ['Tus-Resumable', 'Location', 'Upload-Offset', 'Upload-Length', 'Upload-Metadata'];
const CREATED = 201;

/** The tus protocol by @tus/server inside our own endpoints: session, permission and disk space are already checked. */
export class Tus {
  private readonly server: Server;
  private readonly faults = new WeakMap<Request, unknown>();

  constructor(target: TusTarget) {
    this.server = new Server({
      path: PATH,
      relativeLocation: true,
      datastore: new TusStore(target),
      namingFunction: () => randomBytes(16).toString('hex'),
      // Locking is done by the row in PostgreSQL, for all copies of the server.
      locker: {newLock: () => ({lock: async () => undefined, unlock: async () => undefined})},
      onResponseError: (request, error) => {
        this.faults.set(request, error);
        // Never sent: our own error is thrown instead.
        return {status_code: 500, body: ''};
      },
    });
  }

  /**
   * Handles a request of the protocol and passes on the headers of its response.
   * @returns the id of an upload that was made
   * @throws a refusal for all that the library refuses
   */
  async answer(incoming: IncomingMessage): Promise<string | undefined> {
    const {method = 'GET', url = PATH} = incoming;
    const bytes = incoming.iterator({destroyOnReturn: false});
    const request = new Request(new URL(url, 'http://clube'), {
      method,
      headers: headersOf(incoming),
      ...(method === 'PATCH' || method === 'POST' ? {body: pulled(bytes), duplex: 'half'} : {}),
    });
    try {
      const response = await this.server.handleWeb(request);
      if (this.faults.has(request)) throw refusalOf(this.faults.get(request));
      if (response.status >= 400) throw refusalOf({status_code: response.status});
      for (const name of EXPOSED_HEADERS) {
        const value = response.headers.get(name);
        if (value !== null) currentContext().answerHeaders?.set(name, value);
      }
      return response.status === CREATED ? response.headers.get('Location')?.split('/').pop() : undefined;
    } finally {
      // The unread rest of the body is discarded by whoever sends the response. Not awaited, as a piece may be outstanding for
      // long.
      void bytes.return?.().catch(() => undefined);
    }
  }
}

/** Backpressure: reads only as fast as the disk writes. */
const pulled = (bytes: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>(
    {
      pull: async controller => {
        const next = await bytes.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
    },
    {highWaterMark: 0},
  );

function headersOf({headers}: IncomingMessage): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && /^(tus|upload)-|^content-(type|length)$/.test(name)) copied.set(name, value);
  return copied;
}

/** Converts errors of the library to refusals; any other error is thrown unchanged. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  switch ((error as {status_code?: number} | undefined)?.status_code) {
    case 403: // what PATCH has to say is missing
    case 400:
    case 501:
      return InvalidRequest({erro: 'O envio chegou incompleto ou malformado. Tente de novo.'});
    case 404:
      return NotFound();
    case 409:
      return EnvioOffset();
    case 412:
      return WrongProtocol();
    case 413:
      return EnvioTooLarge();
    case 415:
      return UnsupportedType();
    default:
      return error;
  }
}
