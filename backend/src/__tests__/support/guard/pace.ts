/** Milliseconds of the processor that the work below takes on a machine of the kind that tests run on, with nothing else to do. */
const QUIET_MS = 24;
const ROUNDS = 4_000_000;

/**
 * How many times slower than that the processor is right now, at least 1: another program on the same core, or on its
 * twin, stretches the processor time of whatever runs.
 */
export function slowness(): number {
  const began = process.threadCpuUsage();
  work();
  const {user, system} = process.threadCpuUsage(began);
  return Math.max(1, (user + system) / 1000 / QUIET_MS);
}

let kept = 1;

/** Whole numbers that each need the one before, and a table small enough to be near. */
function work(): void {
  const table = new Int32Array(4096);
  for (let i = 0; i < ROUNDS; i++) {
    kept = (Math.imul(kept, 1_103_515_245) + 12_345) | 0;
    table[kept & 4095] = (table[(kept >>> 12) & 4095] ?? 0) + kept;
  }
  kept = (table[kept & 4095] ?? 0) | 1;
}

// What was not compiled yet would look slow.
for (let i = 0; i < 2; i++) work();
