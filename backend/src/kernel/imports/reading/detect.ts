import type {Encoding} from '@clube/domain';
import type {ImportFile} from './file';

export interface Detected {
  codificacao: Encoding;
  /** Number of line breaks, which is about the number of lines. */
  breaks: number;
  /** Some bytes are invalid in the detected encoding. */
  broken: boolean;
  /** Characters per thousand at the beginning that do not occur in texts. */
  foreign: number;
}

const LINE_BREAK = 0x0a;
const LAST_ASCII = 0x7f;
/** The character that replaces bytes invalid in the encoding. */
const REPLACEMENT_CHARACTER = 0xfffd;
const BEYOND_ASCII = /[^\u0000-\u007f]/;
const SAMPLE = 64 * 1024;
/** Control characters except tab, line breaks, form feed and the end mark of old systems. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000e-\u0019\u001b-\u001f]/g;

/** The encoding of a text file, detected from its byte order mark or from all of its content. */
export async function detect(file: ImportFile): Promise<Detected> {
  let head: Buffer | undefined;
  let [breaks, beyond, replaced] = [0, 0, 0];
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of file.read() as AsyncIterable<Buffer>) {
    head ??= chunk.subarray(0, SAMPLE);
    for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, at + 1)) breaks++;
    const text = decoder.decode(chunk, {stream: true});
    if (!BEYOND_ASCII.test(text)) continue;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === REPLACEMENT_CHARACTER) replaced++;
      else if (unit > LAST_ASCII) beyond++;
    }
  }
  const start = head ?? Buffer.alloc(0);
  const codificacao = markOf(start) ?? wideOf(start) ?? narrowOf({beyond, replaced});
  const text = new TextDecoder(codificacao).decode(start);
  return {
    codificacao,
    breaks,
    broken: codificacao === 'utf-8' && replaced > 0,
    foreign: ((text.match(CONTROL_CHARACTERS)?.length ?? 0) / Math.max(text.length, 1)) * 1000,
  };
}

function markOf(head: Buffer): Encoding | undefined {
  if (head.length >= 3 && head.readUIntBE(0, 3) === 0xefbbbf) return 'utf-8';
  if (head.length >= 2 && head.readUInt16BE(0) === 0xfffe) return 'utf-16le';
  if (head.length >= 2 && head.readUInt16BE(0) === 0xfeff) return 'utf-16be';
  return undefined;
}

/** UTF-16 without a byte order mark: in the characters we use every second byte is zero. */
function wideOf(head: Buffer): Encoding | undefined {
  const zeros = [0, 0];
  head.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length * 0.3 && even < odd / 10) return 'utf-16le';
  if (even > head.length * 0.3 && odd < even / 10) return 'utf-16be';
  return undefined;
}

/**
 * Text of another encoding has hardly any non-ASCII character that is valid UTF-8; damaged UTF-8 has only few invalid
 * ones.
 */
function narrowOf({beyond, replaced}: {beyond: number; replaced: number}): Encoding {
  return replaced === 0 || beyond > replaced * 4 ? 'utf-8' : 'windows-1252';
}
