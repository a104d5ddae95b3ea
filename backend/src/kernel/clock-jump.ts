/** Differences up to this (in ms) are normal clock corrections (NTP slew), not jumps. */
const SLEW_MS = 5 * 60_000;

interface Reading {
  /** The system (wall) clock, in ms. */
  wall: number;
  /** The monotonic clock, in ms. */
  steady: number;
}

/** By how many ms the system (wall) clock moved more than the monotonic clock between two readings. */
export const movedBy = (from: Reading, to: Reading): number => to.wall - from.wall - (to.steady - from.steady);

const readClocks = (): Reading => ({wall: Date.now(), steady: performance.now()});

/** Notices that the machine's clock is set ahead while the process runs. */
export class JumpDetector {
  private began: Reading;
  private seen: Reading;
  /** When the clock jumped, by the new time; at the earliest. */
  private jumpedAt: number | undefined;

  constructor(private readonly read = readClocks) {
    this.began = this.seen = read();
  }

  /**
   * Whether the clock was set ahead since this process started. It is trusted again once it is set back, after a restart, or when
   * somebody has confirmed it since: `trusted` is when it was last known to be right.
   */
  jumped(trusted: Date): boolean {
    const now = this.read();
    const moved = movedBy(this.began, now);
    if (moved <= SLEW_MS) this.jumpedAt = undefined;
    else this.jumpedAt ??= this.seen.wall + moved;
    this.seen = now;
    if (this.jumpedAt === undefined || trusted.getTime() < this.jumpedAt) return this.jumpedAt !== undefined;
    [this.began, this.jumpedAt] = [now, undefined];
    return false;
  }
}

/** The clock of this process. */
export const clock = new JumpDetector();
