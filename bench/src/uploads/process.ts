import {readFileSync, readdirSync} from 'node:fs';

const KB = 1024;

/** Bytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * KB;
}

export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Looks every so often; answers the most that was seen. */
export function watchMemory(pid: number): {most(): number; end(): void} {
  let most = memoryOf(pid);
  const timer = setInterval(() => {
    try {
      most = Math.max(most, memoryOf(pid));
    } catch {
      // Killed a moment ago.
    }
  }, 100);
  return {most: () => most, end: () => clearInterval(timer)};
}
