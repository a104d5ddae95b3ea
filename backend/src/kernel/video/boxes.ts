/** Reads the bytes `from` up to, not including, `to` of a file; fewer where it ends before. */
export type ReadBytes = (from: number, to: number) => Promise<Buffer>;

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12): where it begins, where what it holds begins, where it ends. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly content: number;
  readonly end: number;
}

/** More boxes than any film has are not looked at: whoever makes a file of tiny ones keeps nobody busy. */
const MOST_BOXES = 100_000;
const WINDOW = 64 * 1024;
const [HEAD, LARGE_HEAD] = [8, 16];
/** What a size that says something else than a size means. */
const [TO_THE_END, IN_64_BITS] = [0, 1];

/** Walks the boxes of a file, reading their heads alone, as many as lie near each other at once. */
export class Boxes {
  private seen = 0;
  private window: {at: number; bytes: Buffer} = {at: 0, bytes: Buffer.alloc(0)};

  constructor(
    private readonly read: ReadBytes,
    private readonly size: number,
  ) {}

  /** Those side by side from `from` to `to`, until one is none: what lies behind it no player finds either. */
  async *within(from = 0, to = this.size): AsyncGenerator<Box> {
    for (let at = from; at + HEAD <= to && this.seen < MOST_BOXES;) {
      this.seen++;
      const box = headOf(await this.bytes(at, LARGE_HEAD), at, to);
      if (!box) return;
      yield box;
      at = box.end;
    }
  }

  private async bytes(at: number, length: number): Promise<Buffer> {
    const {window} = this;
    if (at < window.at || at + length > window.at + window.bytes.length)
      this.window = {at, bytes: await this.read(at, Math.min(at + WINDOW, this.size))};
    const start = at - this.window.at;
    return this.window.bytes.subarray(start, start + length);
  }
}

/** Undefined for what is no box, or reaches beyond the one that it lies in. */
function headOf(bytes: Buffer, at: number, to: number): Box | undefined {
  if (bytes.length < HEAD) return undefined;
  const type = bytes.toString('latin1', 4, 8);
  const told = bytes.readUInt32BE(0);
  if (told === TO_THE_END) return {type, at, content: at + HEAD, end: to};
  if (told !== IN_64_BITS) return inside({type, at, content: at + HEAD, end: at + told}, to);
  if (bytes.length < LARGE_HEAD) return undefined;
  return inside({type, at, content: at + LARGE_HEAD, end: at + Number(bytes.readBigUInt64BE(8))}, to);
}

const inside = (box: Box, to: number): Box | undefined => (box.content <= box.end && box.end <= to ? box : undefined);
