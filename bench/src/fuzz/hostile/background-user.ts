import {setTimeout as sleep} from 'node:timers/promises';
import type {World} from '../world';

/** A visitor takes no longer, whatever others send: far more than a machine with other work to do needs. */
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 300;

/** Somebody else who goes on using the product meanwhile. */
export class BackgroundUser {
  private readonly faults = new Set<string>();
  private ended = false;
  private readonly calling: Promise<void>;

  constructor(private readonly world: World) {
    this.calling = this.call();
  }

  /** What went wrong for them. */
  async stop(): Promise<string[]> {
    this.ended = true;
    await this.calling;
    return [...this.faults];
  }

  private async call(): Promise<void> {
    for (let n = 0; !this.ended; n++) {
      const headers = {'X-Forwarded-For': `10.210.${(n >> 8) & 255}.${n & 255}`};
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        const answer = await fetch(`${this.world.server.url}/api/premios?limite=5`, {headers, signal});
        await answer.arrayBuffer();
        if (answer.status !== 200) this.faults.add(`a visitor is answered ${answer.status}`);
      } catch (error) {
        this.faults.add(`a visitor is not answered: ${(error as Error).message}`);
      }
      await sleep(PAUSE_MS);
    }
  }
}
