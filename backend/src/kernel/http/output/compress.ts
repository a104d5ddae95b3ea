import type {IncomingMessage, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream';
import {promisify} from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import Negotiator from 'negotiator';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Below this size compression saves no network packet. */
export const MIN_BYTES = 1024;
/** Up to this size compression takes 0.1 ms, less than handing it to another thread would. */
const ON_THE_SPOT_BYTES = 16 * 1024;
/**
 * How many bytes may be in compression at the same time. It shares the thread pool with file access and password hashing, so a
 * response beyond this is sent uncompressed instead of waiting.
 */
const MAX_UNDER_WAY = 8 * 1024 * 1024;
/** A slow stream is flushed at least this often, so that the client sees what is there. */
const FLUSH_MS = 500;
const QUALITY = 4;
const GZIP = {level: 6};
/**
 * The longest Accept-Encoding header that is parsed. Browsers send less; parsing thousands of names would cost more than
 * compression saves.
 */
const MAX_ACCEPT = 200;
const PACKABLE = /^(text\/|application\/(json|xml)\b)/;

/** Headers of a response that contains both a secret and text chosen by the client: no proxy may compress it (BREACH). */
export const SECRET = {'Cache-Control': 'no-store, no-transform'};

/** Fast rather than small. A window of 512 kB instead of 4 MB is enough for our responses. */
const brotli = (quality: number, bytes = 0) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 19,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/** The encoding that the client prefers; among equals the first of ours. */
export function encodingFor(request: IncomingMessage, available: readonly Encoding[] = ENCODINGS) {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted === '' || accepted.length > MAX_ACCEPT) return undefined;
  const best = new Negotiator(request).encoding([...available, 'identity' as const], {preferred: ENCODINGS});
  return best === 'identity' ? undefined : best;
}

/** What decides whether a response may be compressed. */
export interface Compressible {
  type: string;
  headers: Readonly<Record<string, string>>;
}

/** The encoding for this response, if any. Sets Vary, so that caches keep the encodings apart. */
export function chooseEncoding(request: IncomingMessage, response: ServerResponse, {type, headers}: Compressible) {
  const cache = headers['Cache-Control'] ?? String(response.getHeader('Cache-Control'));
  if (!PACKABLE.test(type) || headers['Content-Encoding'] || /\bno-transform\b/.test(cache)) return undefined;
  response.setHeader('Vary', 'Accept-Encoding');
  return encodingFor(request);
}

let underWay = 0;

/**
 * Compresses the body and sets Content-Encoding. Small bodies, and those beyond the limit of concurrent compression, are sent
 * uncompressed.
 */
export async function compressedBody(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  headers: Compressible['headers'] = {},
): Promise<string | Buffer> {
  const encoding = chooseEncoding(request, response, {type: String(response.getHeader('Content-Type')), headers});
  const bytes = encoding ? Buffer.byteLength(text) : 0;
  if (!encoding || bytes < MIN_BYTES || underWay + bytes > MAX_UNDER_WAY) return text;
  response.setHeader('Content-Encoding', encoding);
  if (bytes <= ON_THE_SPOT_BYTES)
    return encoding === 'br' ? brotliCompressSync(text, brotli(QUALITY, bytes)) : gzipSync(text, GZIP);
  underWay += bytes;
  try {
    return await compress(encoding, text, QUALITY);
  } finally {
    underWay -= bytes;
  }
}

/** Off the main thread. `quality` is brotli's, 0 to 11. */
export const compress = (encoding: Encoding, text: string, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? promisify(brotliCompress)(text, brotli(quality, Buffer.byteLength(text)))
    : promisify(gzip)(text, GZIP);

/** Compresses a stream. A consumer that stops reading destroys the source, and an error of the source is thrown to the consumer. */
export async function* compressedParts(
  encoding: Encoding,
  parts: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const encoder = encoding === 'br' ? createBrotliCompress(brotli(QUALITY)) : createGzip(GZIP);
  let shown = 0;
  const show = setInterval(() => {
    // No flushing while the client does not read.
    if (encoder.bytesWritten === shown || encoder.writableLength > 0) return;
    shown = encoder.bytesWritten;
    encoder.flush(encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH);
  }, FLUSH_MS);
  let fault: {error: unknown} | undefined;
  const sent = {anything: false};
  // The data before an error is still sent; its last line may say that the rest is missing.
  const untilTheFault = async function* () {
    try {
      for await (const part of parts) {
        sent.anything = true;
        yield part;
      }
    } catch (error) {
      fault = {error};
    }
  };
  pipeline(untilTheFault, encoder, () => clearInterval(show));
  for await (const chunk of encoder as AsyncIterable<Uint8Array>) {
    // The error came before any data, so it can still be sent as a refusal; no compressed end-of-stream is written.
    if (fault && !sent.anything) break;
    yield chunk;
  }
  if (fault) throw fault.error;
}
