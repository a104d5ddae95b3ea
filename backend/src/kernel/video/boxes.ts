import {UncleanVideo} from './overwrite';
import {Window, type ReadBytes} from './window';

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12), with the offsets of its start, its content and its end. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly content: number;
  readonly end: number;
  /** Its size exceeds the enclosing box: the file was cut off, or this is no box. */
  readonly cut?: true;
}

/** More boxes than any real film has are refused, so that a file of tiny boxes cannot exhaust the CPU. */
const MAX_BOXES = 100_000;
const [HEAD, LARGE_HEAD] = [8, 16];
/** Special values of the size field. */
const [TO_THE_END, IN_64_BITS] = [0, 1];

/** Iterates over the boxes of a file, reading only their headers. */
export class Boxes {
  private seen = 0;
  private readonly window: Window;

  constructor(
    read: ReadBytes,
    private readonly size: number,
  ) {
    this.window = new Window(read, size);
  }

  /**
   * Yields the sibling boxes between `from` and `to`; the last one may be `cut`, and then ends at `to`.
   * @throws UncleanVideo for too many boxes
   */
  async *within(from = 0, to = this.size): AsyncGenerator<Box> {
    for (let at = from; at < to;) {
      if (this.seen++ === MAX_BOXES) throw new UncleanVideo('too many boxes');
      const box = headOf(await this.window.bytes(at, LARGE_HEAD), at, to);
      yield box;
      at = box.end;
    }
  }
}

function headOf(bytes: Buffer, at: number, to: number): Box {
  const cut: Box = {type: bytes.toString('latin1', 4, 8), at, content: Math.min(at + HEAD, to), end: to, cut: true};
  if (to - at < HEAD) return cut;
  const {type} = cut;
  const declared = bytes.readUInt32BE(0);
  if (declared === TO_THE_END) return {type, at, content: at + HEAD, end: to};
  if (declared === IN_64_BITS && bytes.length < LARGE_HEAD) return cut;
  const [head, length] =
    declared === IN_64_BITS ? [LARGE_HEAD, Number(bytes.readBigUInt64BE(HEAD))] : ([HEAD, declared] as const);
  return head <= length && at + length <= to ? {type, at, content: at + head, end: at + length} : cut;
}
