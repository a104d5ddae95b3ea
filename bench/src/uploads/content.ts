import {createHash, randomBytes} from 'node:crypto';

/** The first bytes of an MP4, as the type of an upload is detected from its content. */
const HEAD = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex');
/** The content repeats after this prime number of bytes, so that no two blocks of a disk or protocol are equal. */
const PERIOD = 1_000_003;
const STEP = 256 * 1024;

/** A file of any size whose bytes are computed from their offset, so that it need not be in memory. */
export class Content {
  /** One period plus the first step of the next, so that a piece can cross the end of a period. */
  private readonly base: Buffer;

  constructor(readonly size: number) {
    const period = randomBytes(PERIOD);
    this.base = Buffer.concat([period, period.subarray(0, STEP)]);
  }

  /** Up to 256 kB from offset `at`, at most to `end` (exclusive). */
  piece(at: number, end = this.size): Buffer {
    const length = Math.min(STEP, end - at);
    const start = at % PERIOD;
    const piece = Buffer.from(this.base.subarray(start, start + length));
    if (at < HEAD.length) HEAD.copy(piece, 0, at);
    return piece;
  }

  sha256(): string {
    const hash = createHash('sha256');
    for (let at = 0; at < this.size; at += STEP) hash.update(this.piece(at));
    return hash.digest('hex');
  }
}
