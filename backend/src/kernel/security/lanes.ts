import {Unavailable, retryAfter} from '../refusals/refusals';

/** Those of the first lane go before those of the second. */
export type Lane = 'first' | 'second';

export interface LanesOptions {
  /** How many at the same time; one place fewer for the second lane, so that the first one always finds one soon. */
  atOnce: number;
  /** The most that wait in a lane. */
  waiting: number;
  /** The longest that one waits, in milliseconds: who would wait longer is refused at once. */
  patience: number;
  /** What one takes, in milliseconds, until that was seen. */
  estimate: number;
}

interface Waiting {
  start: () => void;
}

/** How much a new duration moves the average. */
const WEIGHT = 0.1;

/** Work that takes turns in two lanes, with an end to how much of it may wait. */
export class Lanes {
  private readonly running: Record<Lane, number> = {first: 0, second: 0};
  private readonly queues: Record<Lane, Waiting[]> = {first: [], second: []};
  private average: number;

  constructor(private readonly options: LanesOptions) {
    this.average = options.estimate;
  }

  /**
   * Does the work when its turn comes; not at all for a caller who left before.
   * @throws 503 with Retry-After when too many wait already, or the turn did not come in time.
   */
  async take<T>(lane: Lane, work: () => Promise<T>, left?: AbortSignal): Promise<T> {
    const wait = this.expected(lane);
    if (wait > this.options.patience || this.queues[lane].length >= this.options.waiting) throw busy(wait);
    await this.turn(lane, left);
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.average += WEIGHT * (performance.now() - began - this.average);
      this.running[lane]--;
      this.next();
    }
  }

  get counts(): {running: number; waiting: number} {
    const {running, queues} = this;
    return {running: running.first + running.second, waiting: queues.first.length + queues.second.length};
  }

  private turn(lane: Lane, left: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        const queue = this.queues[lane];
        queue.splice(queue.indexOf(waiting), 1);
        clearTimeout(timer);
        reject(busy(this.expected(lane)));
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
      }, this.options.patience);
      this.queues[lane].push(waiting);
      if (left?.aborted) return leave();
      left?.addEventListener('abort', leave, {once: true});
      this.next();
    });
  }

  private next(): void {
    for (const lane of ['first', 'second'] as const)
      while (this.queues[lane].length > 0 && this.free(lane)) {
        this.running[lane]++;
        this.queues[lane].shift()?.start();
      }
  }

  private free(lane: Lane): boolean {
    const {first, second} = this.running;
    return first + second < this.options.atOnce && (lane === 'first' || second < this.places('second'));
  }

  private places = (lane: Lane): number => (lane === 'first' ? this.options.atOnce : this.options.atOnce - 1);

  /** Milliseconds until the turn of who comes now. */
  private expected(lane: Lane): number {
    if (this.free(lane)) return 0;
    const ahead = this.queues.first.length + (lane === 'second' ? this.queues.second.length : 0);
    return ((ahead + 1) * this.average) / this.places(lane);
  }
}

const busy = (wait: number) =>
  retryAfter(
    Unavailable,
    Math.max(1, wait / 1000),
    'Muita gente está entrando agora. Tente de novo em alguns segundos.',
  );
