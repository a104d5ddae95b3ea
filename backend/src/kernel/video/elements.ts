import {UncleanVideo, type ByteRange} from './overwrite';
import {Window, type ReadBytes} from './window';

/** An element of a Matroska or WebM file (EBML, RFC 8794), with the offsets of its start, its content and its end. */
export interface Element {
  readonly id: number;
  readonly at: number;
  readonly content: number;
  readonly end: number;
  /** Its size exceeds the enclosing element, or this is no element; it is the last one. */
  readonly cut?: true;
}

/**
 * More than an hour of live-recorded blocks; more is refused, so that a file of tiny elements cannot exhaust the CPU.
 */
const MAX_ELEMENTS = 1_000_000;
const MAX_ID_BYTES = 4;
/** Maximum bytes of an id and a size. */
const MAX_HEADER_BYTES = 12;

/** Whether the element's children are yielded instead of the element itself; `ends`: its size is known. */
export type IsOpen = (id: number, ends: boolean) => boolean;

/**
 * Yields the sibling elements between `from` and `to`.
 * @throws UncleanVideo for too many elements, or if an element's end is unknown
 */
export async function* elementsOf(
  read: ReadBytes,
  {from, to}: ByteRange,
  isOpen: IsOpen = () => false,
): AsyncGenerator<Element> {
  const window = new Window(read, to);
  let seen = 0;
  for (let at = from; at < to;) {
    if (seen++ === MAX_ELEMENTS) throw new UncleanVideo('too many elements');
    const head = headOf(await window.bytes(at, MAX_HEADER_BYTES));
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

/** Undefined for an invalid header. An unknown size is infinite. */
function headOf(bytes: Buffer): {id: number; size: number; length: number} | undefined {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23;
  if (idLength > MAX_ID_BYTES || bytes.length <= idLength) return undefined;
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23;
  const length = idLength + sizeLength;
  if (sizeLength > 8 || bytes.length < length) return undefined;
  let size = 0n;
  for (const byte of bytes.subarray(idLength, length)) size = size * 256n + BigInt(byte);
  // The first bit set in the first byte gives the size's length; a size with all other bits set is unknown.
  const most = (1n << BigInt(7 * sizeLength)) - 1n;
  const declared = size & most;
  return {id: bytes.readUIntBE(0, idLength), size: declared === most ? Infinity : Number(declared), length};
}
