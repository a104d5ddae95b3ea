import {readFileSync} from 'node:fs';
import {answers} from '../support/wait';

const EVERY_MS = 100;

export interface Watched {
  /** Maximum growth of the process's resident memory, in MB. */
  grownMb: number;
  /** Response times of a request that needs only the event loop, in ms: the 95th percentile and the maximum. */
  turnP95: number;
  turnMax: number;
}

export interface Watching {
  begin(): void;
  end(): Watched;
  stop(): void;
}

/** Measures memory and response times of a server while it works. */
export function watch(pid: number, url: string): Watching {
  let [before, most] = [0, 0];
  let turns: number[] = [];
  let asking = false;
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid));
    if (asking) return;
    asking = true;
    const began = performance.now();
    void answers(`${url}/health/live`).then(() => {
      turns.push(performance.now() - began);
      asking = false;
    });
  }, EVERY_MS);
  return {
    begin() {
      before = most = residentMb(pid);
      turns = [];
    },
    end() {
      const sorted = turns.toSorted((a, b) => a - b);
      return {
        grownMb: most - before,
        turnP95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
        turnMax: sorted.at(-1) ?? 0,
      };
    },
    stop: () => clearInterval(timer),
  };
}

function residentMb(pid: number): number {
  const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1024;
}
