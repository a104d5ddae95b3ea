const LOOK_EVERY_MS = 500;
/** Minimum length of a stall. */
const STALL_MS = 2000;
/** One stall of this length, or this number of stalls in five minutes, means that a restart is needed. */
const LONG_MS = 10_000;
const MANY = 3;
const REMEMBERED_MS = 5 * 60_000;
/** A long stall is reported for a minute, so that a monitor sees it three times. */
const REPORTED_MS = 60_000;

interface Stall {
  endedAt: number;
  ms: number;
}

/** Whether the stalls that ended at these times require a restart. Times and durations in ms on one clock. */
export function isStalled(stalls: readonly Stall[], now: number): boolean {
  const remembered = stalls.filter(({endedAt}) => now - endedAt < REMEMBERED_MS);
  return remembered.length >= MANY || remembered.some(({endedAt, ms}) => ms >= LONG_MS && now - endedAt < REPORTED_MS);
}

/** Detects stalls of the event loop by a timer that fires late. */
export class EventLoopStalls {
  private stalls: Stall[] = [];
  private lookedAt = performance.now();
  private readonly timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();

  get shouldRestart(): boolean {
    // A health check may run before the late timer does.
    this.look();
    return isStalled(this.stalls, performance.now());
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const now = performance.now();
    const late = now - this.lookedAt - LOOK_EVERY_MS;
    this.lookedAt = now;
    if (late < STALL_MS) return;
    this.stalls = [...this.stalls, {endedAt: now, ms: late}].filter(({endedAt}) => now - endedAt < REMEMBERED_MS);
  }
}
