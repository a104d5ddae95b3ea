const LOOK_EVERY_MS = 500;
/** Nothing was answered for so long: what is called a stall. */
const STALL_MS = 2000;
/** One of this length, or this many of them in five minutes, and whoever watches should start us anew. */
const LONG_MS = 10_000;
const MANY = 3;
const REMEMBERED_MS = 5 * 60_000;
/** A long one is reported for a minute: as long as a monitor needs to ask three times. */
const REPORTED_MS = 60_000;

interface Stall {
  endedAt: number;
  ms: number;
}

/** Whether stalls that ended at these moments are a reason to start anew. Moments and lengths in ms of one clock. */
export function isStalled(stalls: readonly Stall[], now: number): boolean {
  const remembered = stalls.filter(({endedAt}) => now - endedAt < REMEMBERED_MS);
  return remembered.length >= MANY || remembered.some(({endedAt, ms}) => ms >= LONG_MS && now - endedAt < REPORTED_MS);
}

/** Notices when the event loop stood still: its timer comes late by as much. */
export class EventLoopStalls {
  private stalls: Stall[] = [];
  private lookedAt = performance.now();
  private readonly timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();

  get shouldRestart(): boolean {
    // Who asks first after a stall may come before the timer does.
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
