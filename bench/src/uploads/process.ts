import {readFileSync, readdirSync} from 'node:fs';

const KB = 1024;

/** Resident memory of a process in bytes. */
export function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * KB;
}

export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Polls the memory of a process; `most` returns the maximum. */
export function watchMemory(pid: number): {most(): number; end(): void} {
  let most = memoryOf(pid);
  const timer = setInterval(() => {
    try {
      most = Math.max(most, memoryOf(pid));
    } catch {
      // The process was killed.
    }
  }, 100);
  return {most: () => most, end: () => clearInterval(timer)};
}
