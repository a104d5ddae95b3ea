import {setTimeout as wait} from 'node:timers/promises';
import type {Ownership} from './ownership';

/** `gone`: it could not be brought back so far. It is tried on all the same. */
export type ServerState = 'up' | 'down' | 'gone';

/** What is waited before each try, in ms; the last one again and again. */
const PAUSES_MS: readonly number[] = [0, 1000, 2000, 5000, 10_000, 30_000];

interface WatchOptions {
  /** Starts the server again, or adopts it where it came back by itself. */
  revive(): Promise<Ownership>;
  /** Called at each change of state, and at no other time. */
  onState(state: ServerState, why?: unknown): void;
  pausesMs?: readonly number[];
}

/**
 * Restarts a server that ended unexpectedly. Whether it runs is known by the connection that proves our
 * ownership: it ends with the server, however that ends.
 */
export class Watch {
  private ownership: Ownership;
  private readonly ended = new AbortController();
  private reviving: Promise<void> = Promise.resolve();

  constructor(
    ownership: Ownership,
    private readonly options: WatchOptions,
  ) {
    this.ownership = ownership;
    this.follow();
  }

  /** From here on an end of the server is expected. */
  async stop(): Promise<void> {
    this.ended.abort();
    await this.reviving;
    await this.ownership.release();
  }

  private follow(): void {
    void this.ownership.lost.then(why => {
      if (this.ended.signal.aborted) return;
      this.options.onState('down', why);
      this.reviving = this.revive();
    });
  }

  private async revive(): Promise<void> {
    const {revive, onState, pausesMs = PAUSES_MS} = this.options;
    const {signal} = this.ended;
    for (let tries = 0; !signal.aborted; tries++) {
      const paused = await wait(pausesMs[Math.min(tries, pausesMs.length - 1)], true, {signal}).catch(() => false);
      if (!paused) return;
      try {
        this.ownership = await revive();
        onState('up');
        return this.follow();
      } catch (error) {
        if (tries + 1 === pausesMs.length) onState('gone', error);
      }
    }
  }
}
