// Messages on the terminal. Progress is shown on one line, which is rewritten, and not written to log files.
const live = process.stdout.isTTY && !process.env.CI;
const SPIN = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';

export function log(text = '') {
  process.stdout.write(`${text}\n`);
}

export function logError(text) {
  process.stderr.write(`\n${text}\n`);
}

/** "1,2 s" or "2 min 05 s". */
export function duration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Shows progress during a long step, then its duration. */
export async function withProgress(what, work) {
  const start = performance.now();
  let turn = 0;
  const show = () =>
    process.stdout.write(`\r\x1b[2K  ${SPIN[turn++ % SPIN.length]} ${what} ${duration(performance.now() - start)}`);
  const timer = live ? setInterval(show, 100) : undefined;
  if (!live) log(`  … ${what}`);
  const finish = sign => {
    clearInterval(timer);
    log(`${live ? '\r\x1b[2K' : ''}  ${sign} ${what} (${duration(performance.now() - start)})`);
  };
  try {
    const result = await work();
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}
