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

/** Below this a packed answer saves no packet. */
export const MIN_BYTES = 1024;
/** Up to here packing takes a tenth of a millisecond, less than handing it to another thread and back would. */
const ON_THE_SPOT_BYTES = 16 * 1024;
/**
 * What is being packed at one moment, in bytes that go in. Packing shares its threads with files and passwords: an
 * answer beyond this goes out as it is instead of waiting.
 */
const MAX_UNDER_WAY = 8 * 1024 * 1024;
/** A stream that goes on slowly shows what it has at least as often. */
const FLUSH_MS = 500;
const QUALITY = 4;
const GZIP = {level: 6};
/** No browser says more; reading a header of thousands of names would cost more than packing saves. */
const MAX_ACCEPT = 200;
const PACKABLE = /^(text\/|application\/(json|xml)\b)/;

/** Headers of an answer that carries a secret beside what the caller chose: nobody on its way may pack it (BREACH). */
export const SECRET = {'Cache-Control': 'no-store, no-transform'};

/** Quick rather than small; a window of 512 kB instead of 4 MB is what an answer of ours fills. */
const brotli = (quality: number, bytes = 0) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 19,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/** The encoding that the caller takes and likes best; between equals ours, in our order. */
export function encodingFor(request: IncomingMessage, available: readonly Encoding[] = ENCODINGS) {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted === '' || accepted.length > MAX_ACCEPT) return undefined;
  const best = new Negotiator(request).encoding([...available, 'identity' as const], {preferred: ENCODINGS});
  return best === 'identity' ? undefined : best;
}

/** What decides whether an answer may be packed at all. */
export interface Compressible {
  type: string;
  headers: Readonly<Record<string, string>>;
}

/** The encoding that this answer is to have, if any. Tells caches that others may get another. */
export function chooseEncoding(request: IncomingMessage, response: ServerResponse, {type, headers}: Compressible) {
  const cache = headers['Cache-Control'] ?? String(response.getHeader('Cache-Control'));
  if (!PACKABLE.test(type) || headers['Content-Encoding'] || /\bno-transform\b/.test(cache)) return undefined;
  response.setHeader('Vary', 'Accept-Encoding');
  return encodingFor(request);
}

let underWay = 0;

/** The body as it is to be sent, its Content-Encoding set. Small ones, and what is too much at once, stay as they are. */
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

/** A stream's chunks, compressed. Who stops reading them ends what they come from, and a fault of that is theirs. */
export async function* compressedParts(
  encoding: Encoding,
  parts: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const encoder = encoding === 'br' ? createBrotliCompress(brotli(QUALITY)) : createGzip(GZIP);
  let shown = 0;
  const show = setInterval(() => {
    // A reader who stands still is not sent more of nothing.
    if (encoder.bytesWritten === shown || encoder.writableLength > 0) return;
    shown = encoder.bytesWritten;
    encoder.flush(encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH);
  }, FLUSH_MS);
  let fault: {error: unknown} | undefined;
  const sent = {anything: false};
  // What came before a fault is sent to its end: it may say itself that the rest is missing.
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
    // Nothing came before it: then it is refused like anything else, and the end of nothing is not sent.
    if (fault && !sent.anything) break;
    yield chunk;
  }
  if (fault) throw fault.error;
}
