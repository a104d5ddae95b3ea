import {setTimeout as wait} from 'node:timers/promises';
import type {Ownership} from './ownership';

/** `gone`: restarting has failed so far, and is still tried. */
export type ServerState = 'up' | 'down' | 'gone';

/** Waits before each restart attempt, in ms; the last one repeats. */
const PAUSES_MS: readonly number[] = [0, 1000, 2000, 5000, 10_000, 30_000];

interface WatchOptions {
  /** Restarts the server, or adopts it if it runs again. */
  revive(): Promise<Ownership>;
  /** Called only when the state changes. */
  onState(state: ServerState, why?: unknown): void;
  pausesMs?: readonly number[];
}

/**
 * Restarts a server that ended unexpectedly. Detects its end by the connection that holds our
 * ownership lock, which always ends with the server.
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

  /** Stops watching: from now on the server may end. */
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
