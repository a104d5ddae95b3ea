import type {IncomingMessage, ServerResponse} from 'node:http';
import {chooseEncoding, compressedBody, compressedParts} from './compress';
import {streamResponse, type Source} from './stream-response';

/** The type of a response body that is not JSON. */
export interface Streamed {
  stream: Source;
  type: string;
}

/**
 * A response that is more than a JSON value: ready-made JSON text, a stream, headers, another status. `T` is the type of the JSON
 * as the endpoint declares it; for a stream, `Streamed`.
 */
export class Answer<T = unknown> {
  /** Type only: JSON text does not carry the type of its value. */
  declare protected readonly holds: T;

  constructor(
    readonly body: {json: string} | {value: T} | Streamed | undefined,
    readonly headers: Record<string, string> = {},
    readonly status?: number,
  ) {}
}

/** JSON text made by PostgreSQL, sent without parsing it. */
export const jsonText = <T>(json: string, headers?: Record<string, string>): Answer<T> => new Answer({json}, headers);

export const streamed = (body: Streamed, headers?: Record<string, string>): Answer<Streamed> =>
  new Answer(body, headers);

export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  result: unknown,
  {status = 200, idleMs}: {status?: number; idleMs: number},
): Promise<void> {
  const answer = result instanceof Answer ? result : new Answer(result === undefined ? undefined : {value: result});
  const head = () => {
    response.statusCode = answer.status ?? (answer.body ? status : 204);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  };
  if (answer.body && 'stream' in answer.body) {
    const {stream, type} = answer.body;
    const encoding = chooseEncoding(request, response, {type, headers: answer.headers});
    const headOfStream = () => {
      head();
      response.setHeader('Content-Type', type);
      if (encoding) response.setHeader('Content-Encoding', encoding);
    };
    const source: Source = encoding ? abortSignal => compressedParts(encoding, stream(abortSignal)) : stream;
    if (request.method !== 'HEAD') return streamResponse(response, source, {head: headOfStream, idleMs});
    headOfStream();
    return void response.end();
  }
  head();
  if (!answer.body) return void response.end();
  const text = 'json' in answer.body ? answer.body.json : JSON.stringify(answer.body.value);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const body = await compressedBody(request, response, text, answer.headers);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(request.method === 'HEAD' ? undefined : body);
}
