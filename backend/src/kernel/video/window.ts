/** Reads the bytes `from` up to, not including, `to` of a file; fewer where it ends before. */
export type ReadBytes = (from: number, to: number) => Promise<Buffer>;

const WINDOW = 64 * 1024;

/** A view of a file that is moved along it: what lies near each other is read at once, and no more of it is held. */
export class Window {
  private at = 0;
  private held: Buffer = Buffer.alloc(0);

  constructor(
    private readonly read: ReadBytes,
    private readonly size: number,
  ) {}

  /** Fewer than `length` where the file ends before. */
  async bytes(at: number, length: number): Promise<Buffer> {
    if (at < this.at || at + length > this.at + this.held.length) {
      this.held = await this.read(at, Math.min(at + WINDOW, this.size));
      this.at = at;
    }
    return this.held.subarray(at - this.at, at - this.at + length);
  }
}
