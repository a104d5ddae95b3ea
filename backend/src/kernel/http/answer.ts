import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {chooseEncoding, packed, packedParts} from './compress';

/** An answer that is more than a JSON value: ready-made JSON text, a stream, headers, another status. */
export class Resposta {
  constructor(
    readonly body: {json: string} | {value: unknown} | {stream: Readable; type: string} | undefined,
    readonly headers: Record<string, string> = {},
    readonly status?: number,
  ) {}
}

/** JSON text as PostgreSQL made it: passed on without being read and written again. */
export const jsonText = (json: string, headers?: Record<string, string>) => new Resposta({json}, headers);

export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  result: unknown,
  status = 200,
): Promise<void> {
  const answer = result instanceof Resposta ? result : new Resposta(result === undefined ? undefined : {value: result});
  response.statusCode = answer.status ?? (answer.body ? status : 204);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (!answer.body) return void response.end();
  if ('stream' in answer.body) {
    response.setHeader('Content-Type', answer.body.type);
    const {stream, type} = answer.body;
    const encoding = chooseEncoding(request, response, {type, headers: answer.headers});
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (request.method === 'HEAD') return void response.end();
    // One that nobody began to read is let go of too.
    return deliver(encoding ? Readable.from(packedParts(encoding, stream)) : stream, response).finally(() =>
      stream.destroy(),
    );
  }
  const text = 'json' in answer.body ? answer.body.json : JSON.stringify(answer.body.value);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const body = await packed(request, response, text, answer.headers);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A reader who leaves before the end is no fault. */
async function deliver(stream: Readable, response: ServerResponse): Promise<void> {
  try {
    await pipeline(stream, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
