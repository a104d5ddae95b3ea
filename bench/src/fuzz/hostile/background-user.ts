import {setTimeout as sleep} from 'node:timers/promises';
import type {World} from '../world';

/** Response time limit of the visitor, far above that of a busy machine. */
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 300;

/** A visitor who sends requests in the background, which must still succeed. */
export class BackgroundUser {
  private readonly faults = new Set<string>();
  private ended = false;
  private readonly calling: Promise<void>;

  constructor(private readonly world: World) {
    this.calling = this.call();
  }

  /** Stops, and returns the faults of the visitor's requests. */
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
