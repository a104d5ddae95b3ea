/** Reads the bytes from `from` to `to` (excluded) of a file; fewer at the end of the file. */
export type ReadBytes = (from: number, to: number) => Promise<Buffer>;

/** What lies in one window is worked through in one turn of the event loop: 4,000 empty boxes or elements at most. */
const WINDOW = 32 * 1024;

/** A buffered view of a file: nearby bytes are read at once, and only one buffer is held in memory. */
export class Window {
  private at = 0;
  private buffer: Buffer = Buffer.alloc(0);

  constructor(
    private readonly read: ReadBytes,
    private readonly size: number,
  ) {}

  /** Returns fewer than `length` bytes at the end of the file. */
  async bytes(at: number, length: number): Promise<Buffer> {
    if (at < this.at || at + length > this.at + this.buffer.length) {
      this.buffer = await this.read(at, Math.min(at + WINDOW, this.size));
      this.at = at;
    }
    return this.buffer.subarray(at - this.at, at - this.at + length);
  }
}
