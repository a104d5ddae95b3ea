import {createHash} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {encodingFor, MIN_BYTES, compress, type Encoding} from './compress';

/** Compressed once, so a higher level than for responses pays off; brotli's highest, 11, would take seconds. */
const QUALITY = 9;

/** A text that does not change while the server runs: compressed once per encoding, with an ETag so that clients do not fetch it again. */
export class FixedText {
  private readonly tag: string;
  private readonly forms = new Map<Encoding | undefined, Promise<Buffer>>();

  constructor(
    private readonly text: string,
    private readonly type: string,
  ) {
    this.tag = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = this.text.length < MIN_BYTES ? undefined : encodingFor(request);
    const etag = `"${this.tag}${encoding ? `-${encoding}` : ''}"`;
    response.setHeader('Content-Type', this.type);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', etag);
    if (has(request, etag)) return void response.writeHead(304).end();
    const body = await this.form(encoding);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, {'Content-Length': body.length}).end(request.method === 'HEAD' ? undefined : body);
  }

  private form(encoding: Encoding | undefined): Promise<Buffer> {
    const made = this.forms.get(encoding) ?? (encoding ? compress(encoding, this.text, QUALITY) : asItIs(this.text));
    this.forms.set(encoding, made);
    return made;
  }
}

const asItIs = async (text: string) => Buffer.from(text);

const has = (request: IncomingMessage, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === etag);
