import {queueTimeOf, cpuTimeOf} from './cpu-time';

/** By the clock a reading never takes more than so many times what it may work. */
const MAX_CLOCK_FACTOR = 3;
/** Who worked, or stood in line for a processor, for less than this share of its time since the last look hangs. */
const MIN_MOVING_SHARE = 0.02;
const MIN_WAIT_MS = 100;

/** The CPU time that a process may spend on one task; `onExpired` is called once when it is up. */
export class Deadline {
  private readonly start = performance.now();
  /** The CPU time that the process had used before, in ms; undefined where that is not known. */
  private readonly workBefore: Promise<number | undefined>;
  /** How long it had stood in line by then. */
  private readonly queueBefore: Promise<number>;
  private clock?: NodeJS.Timeout;
  /** Counts what was marked: a look at an earlier mark has nothing more to say. */
  private mark = 0;

  constructor(
    private readonly pid: number | undefined,
    private readonly onExpired: () => void,
  ) {
    this.workBefore = cpuTimeOf(pid);
    this.queueBefore = queueTimeOf(pid);
  }

  /** From the beginning on, in milliseconds of CPU time; may be set anew when more is known. */
  set(time: number): void {
    this.stop();
    this.wake(Math.max(0, time - (performance.now() - this.start)), {time, before: 0, mark: this.mark});
  }

  stop(): void {
    this.mark++;
    clearTimeout(this.clock);
  }

  private wake(delay: number, look: {time: number; before: number; mark: number}): void {
    this.clock = setTimeout(() => void this.look(look), delay);
  }

  /** By the clock its time is up: on a busy machine it may have worked for less, and gets the rest. */
  private async look({time, before, mark}: {time: number; before: number; mark: number}): Promise<void> {
    const [start, now] = await Promise.all([this.workBefore, cpuTimeOf(this.pid)]);
    const queueTime = (await queueTimeOf(this.pid)) - (await this.queueBefore);
    if (mark !== this.mark) return;
    const done = start === undefined || now === undefined ? time : now - start;
    const elapsed = performance.now() - this.start;
    const moved = done + queueTime;
    const stalled = moved - before < MIN_MOVING_SHARE * time;
    if (done >= time || stalled || elapsed >= time * MAX_CLOCK_FACTOR) return this.onExpired();
    const remaining = Math.min(time - done, time * MAX_CLOCK_FACTOR - elapsed);
    this.wake(Math.max(MIN_WAIT_MS, remaining), {time, before: moved, mark});
  }
}
