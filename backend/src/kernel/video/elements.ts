import {UncleanVideo, type ByteRange} from './overwrite';
import {Window, type ReadBytes} from './window';

/** An element of a Matroska or WebM file (EBML, RFC 8794): where it begins, where what it holds begins, where it ends. */
export interface Element {
  readonly id: number;
  readonly at: number;
  readonly content: number;
  readonly end: number;
  /** It goes on beyond what it lies in, or is none at all: the last that there is. */
  readonly cut?: true;
}

/** An hour and more of blocks that are recorded live: whoever makes a file of tiny elements keeps nobody busy. */
const MOST_ELEMENTS = 1_000_000;
const LONGEST_ID = 4;
/** Of an id and a size. */
const LONGEST_HEAD = 12;

/** Whether an element, of which the end is known or not, is walked into as if it were not there. */
export type IsOpen = (id: number, ends: boolean) => boolean;

/**
 * The elements side by side from `from` to `to`.
 * @throws UncleanVideo where there are too many to be looked at, or where one ends cannot be known
 */
export async function* elementsOf(
  read: ReadBytes,
  {from, to}: ByteRange,
  isOpen: IsOpen = () => false,
): AsyncGenerator<Element> {
  const window = new Window(read, to);
  let seen = 0;
  for (let at = from; at < to;) {
    if (seen++ === MOST_ELEMENTS) throw new UncleanVideo('too many elements');
    const head = headOf(await window.bytes(at, LONGEST_HEAD));
    if (!head) {
      yield {id: 0, at, content: at, end: to, cut: true};
      return;
    }
    const content = at + head.length;
    const end = content + head.size;
    if (isOpen(head.id, end <= to)) at = content;
    else {
      if (head.size === Infinity) throw new UncleanVideo('an element without an end');
      yield {id: head.id, at, content, end: Math.min(end, to), ...(end > to && {cut: true as const})};
      at = end;
    }
  }
}

/** Undefined for what is no head. A size that is not known is infinite. */
function headOf(bytes: Buffer): {id: number; size: number; length: number} | undefined {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23;
  if (idLength > LONGEST_ID || bytes.length <= idLength) return undefined;
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23;
  const length = idLength + sizeLength;
  if (sizeLength > 8 || bytes.length < length) return undefined;
  let size = 0n;
  for (const byte of bytes.subarray(idLength, length)) size = size * 256n + BigInt(byte);
  // One bit of the first byte says how many follow; all others set: nobody knew.
  const most = (1n << BigInt(7 * sizeLength)) - 1n;
  const told = size & most;
  return {id: bytes.readUIntBE(0, idLength), size: told === most ? Infinity : Number(told), length};
}
