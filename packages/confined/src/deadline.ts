import {queueTimeOf, cpuTimeOf} from './cpu-time';

/** Maximum elapsed time of a task, as a multiple of its CPU time limit. */
const MAX_CLOCK_FACTOR = 3;
/** A process that ran, or waited for a CPU, for less than this share of the time since the last check is hanging. */
const MIN_MOVING_SHARE = 0.02;
const MIN_WAIT_MS = 100;

/** Limits the CPU time of a process for one task; `onExpired` is called once when it is used up. */
export class Deadline {
  private readonly start = performance.now();
  /** CPU time of the process before the task, in ms; undefined if unknown. */
  private readonly workBefore: Promise<number | undefined>;
  /** Time for which it had waited for a CPU before the task, in ms. */
  private readonly queueBefore: Promise<number>;
  private clock?: NodeJS.Timeout;
  /** Counter of time limits that were set; checks for an earlier one are ignored. */
  private mark = 0;

  constructor(
    private readonly pid: number | undefined,
    private readonly onExpired: () => void,
  ) {
    this.workBefore = cpuTimeOf(pid);
    this.queueBefore = queueTimeOf(pid);
  }

  /** Sets the limit from the start of the task, in ms of CPU time; may be called again when more is known. */
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

  /** Called when the limit has elapsed by the clock; on a busy machine the process gets its remaining CPU time. */
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
