import {Unavailable, retryAfter} from '../refusals/refusals';

/** Tasks of the first priority run before those of the second. */
export type Priority = 'first' | 'second';

export interface PriorityQueueOptions {
  /** Maximum concurrency. The second priority gets one place less, so that the first one soon finds a place. */
  concurrency: number;
  /** Maximum queue length of each priority. */
  maxQueued: number;
  /** Maximum waiting time in ms: a task that would wait longer is refused at once. */
  maxWaitMs: number;
  /** Assumed duration of a task in ms, until the first ones were measured. */
  estimatedMs: number;
  /** The message of a refusal. */
  busyMessage: string;
}

interface Waiting {
  start: () => void;
}

/** Weight of a new duration in the moving average. */
const WEIGHT = 0.1;

/** A queue of two priorities with bounded concurrency, length and waiting time. */
export class PriorityQueue {
  private readonly running: Record<Priority, number> = {first: 0, second: 0};
  private readonly queues: Record<Priority, Waiting[]> = {first: [], second: []};
  private average: number;

  constructor(private readonly options: PriorityQueueOptions) {
    this.average = options.estimatedMs;
  }

  /**
   * Runs `work` when there is a free place; not at all if the caller has left by then.
   * @throws 503 with Retry-After when too many wait already, or no place became free in time.
   */
  async run<T>(priority: Priority, work: () => Promise<T>, left?: AbortSignal): Promise<T> {
    const wait = this.expected(priority);
    if (wait > this.options.maxWaitMs || this.queues[priority].length >= this.options.maxQueued) throw this.busy(wait);
    await this.waitForSlot(priority, left);
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.average += WEIGHT * (performance.now() - began - this.average);
      this.running[priority]--;
      this.next();
    }
  }

  get counts(): {running: number; waiting: number} {
    const {running, queues} = this;
    return {running: running.first + running.second, waiting: queues.first.length + queues.second.length};
  }

  private waitForSlot(priority: Priority, left: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        const queue = this.queues[priority];
        queue.splice(queue.indexOf(waiting), 1);
        clearTimeout(timer);
        reject(this.busy(this.expected(priority)));
      };
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer);
          left?.removeEventListener('abort', leave);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        left?.removeEventListener('abort', leave);
        leave();
      }, this.options.maxWaitMs);
      this.queues[priority].push(waiting);
      if (left?.aborted) return leave();
      left?.addEventListener('abort', leave, {once: true});
      this.next();
    });
  }

  private next(): void {
    for (const priority of ['first', 'second'] as const)
      while (this.queues[priority].length > 0 && this.free(priority)) {
        this.running[priority]++;
        this.queues[priority].shift()?.start();
      }
  }

  private free(priority: Priority): boolean {
    const {first, second} = this.running;
    return first + second < this.options.concurrency && (priority === 'first' || second < this.places('second'));
  }

  private places = (priority: Priority): number =>
    priority === 'first' ? this.options.concurrency : this.options.concurrency - 1;

  private busy(waitMs: number) {
    return retryAfter(Unavailable, Math.max(1, waitMs / 1000), this.options.busyMessage);
  }

  /** Estimated waiting time of a new task in ms. */
  private expected(priority: Priority): number {
    if (this.free(priority)) return 0;
    const ahead = this.queues.first.length + (priority === 'second' ? this.queues.second.length : 0);
    return ((ahead + 1) * this.average) / this.places(priority);
  }
}
