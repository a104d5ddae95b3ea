import {UncleanVideo} from './overwrite';
import {Window, type ReadBytes} from './window';

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12): where it begins, where what it holds begins, where it ends. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly content: number;
  readonly end: number;
  /** It says that it goes on beyond what it lies in: a file that was cut off, or what is no box at all. */
  readonly cut?: true;
}

/** More boxes than any film has are not looked at: whoever makes a file of tiny ones keeps nobody busy. */
const MOST_BOXES = 100_000;
const [HEAD, LARGE_HEAD] = [8, 16];
/** What a size that says something else than a size means. */
const [TO_THE_END, IN_64_BITS] = [0, 1];

/** Walks the boxes of a file, reading their headers alone. */
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
   * Those side by side from `from` to `to`; the last one may be `cut`, and is no longer than there is room.
   * @throws UncleanVideo where there are too many to be looked at
   */
  async *within(from = 0, to = this.size): AsyncGenerator<Box> {
    for (let at = from; at < to;) {
      if (this.seen++ === MOST_BOXES) throw new UncleanVideo('too many boxes');
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
  const told = bytes.readUInt32BE(0);
  if (told === TO_THE_END) return {type, at, content: at + HEAD, end: to};
  if (told === IN_64_BITS && bytes.length < LARGE_HEAD) return cut;
  const [head, length] =
    told === IN_64_BITS ? [LARGE_HEAD, Number(bytes.readBigUInt64BE(HEAD))] : ([HEAD, told] as const);
  return head <= length && at + length <= to ? {type, at, content: at + head, end: at + length} : cut;
}
