import {PoolBusy} from './errors';

interface Waiting {
  wake(): void;
}

/**
 * Gives out at most `places` places, one per person; waiting requests are served round-robin by person, not first come, first
 * served.
 */
export class PersonQueue {
  private taken = 0;
  private readonly busy = new Set<string>();
  /** Waiting requests by person; the first entry is served next. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly places: number,
    private readonly waitMs: number,
  ) {}

  /** Waits for a place; returns a function that releases it. @throws PoolBusy after the wait; the signal's reason */
  async take(person: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.taken < this.places && !this.busy.has(person)) this.occupy(person);
    else await this.wait(person, signal);
    return () => {
      this.taken--;
      this.busy.delete(person);
      this.serve();
    };
  }

  private occupy(person: string): void {
    this.taken++;
    this.busy.add(person);
  }

  private wait(person: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', left);
        done();
      };
      const one: Waiting = {wake: () => settle(resolve)};
      const giveUp = (error: Error) => {
        this.forget(person, one);
        settle(() => reject(error));
      };
      const left = () => giveUp(signal?.reason instanceof Error ? signal.reason : new Error('the asker has left'));
      const timer = setTimeout(() => giveUp(new PoolBusy()), this.waitMs);
      signal?.addEventListener('abort', left);
      const line = this.waiting.get(person);
      if (line) line.push(one);
      else this.waiting.set(person, [one]);
    });
  }

  private forget(person: string, one: Waiting): void {
    const left = this.waiting.get(person)?.filter(other => other !== one) ?? [];
    if (left.length > 0) this.waiting.set(person, left);
    else this.waiting.delete(person);
  }

  private serve(): void {
    while (this.taken < this.places) {
      const next = [...this.waiting].find(([person]) => !this.busy.has(person));
      if (!next) return;
      const [person, [first, ...others]] = next;
      // Reinserted last, so that the other people are served first.
      this.waiting.delete(person);
      if (others.length > 0) this.waiting.set(person, others);
      this.occupy(person);
      first?.wake();
    }
  }
}
