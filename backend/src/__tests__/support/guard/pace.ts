/** CPU milliseconds that the work below takes on an idle machine of the kind that tests run on. */
const QUIET_MS = 24;
const ROUNDS = 4_000_000;

/**
 * How many times slower than that the CPU is now, at least 1. Another program on the same core, or on its hyperthread,
 * also increases CPU times.
 */
export function slowness(): number {
  const began = process.threadCpuUsage();
  work();
  const {user, system} = process.threadCpuUsage(began);
  return Math.max(1, (user + system) / 1000 / QUIET_MS);
}

let kept = 1;

/** Integer operations that depend on each other, with a table small enough for the CPU's cache. */
function work(): void {
  const table = new Int32Array(4096);
  for (let i = 0; i < ROUNDS; i++) {
    kept = (Math.imul(kept, 1_103_515_245) + 12_345) | 0;
    table[kept & 4095] = (table[(kept >>> 12) & 4095] ?? 0) + kept;
  }
  kept = (table[kept & 4095] ?? 0) | 1;
}

// Warms up, as code that is not compiled yet would look slow.
for (let i = 0; i < 2; i++) work();
