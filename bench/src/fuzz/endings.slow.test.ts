import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {ROOT} from '../support/root';
import {makeTempFolder} from '../support/temp-folder';

/** Time limit of each step. Generous, as three databases are created in parallel, possibly on a busy machine. */
const TIMEOUT_MS = 250_000;

/** The ids of processes that have this folder in their arguments or environment. */
function processesOf(folder: string): string[] {
  return readdirSync('/proc').filter(pid => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false;
    try {
      return ['cmdline', 'environ'].some(name => readFileSync(join('/proc', pid, name), 'latin1').includes(folder));
    } catch {
      return false;
    }
  });
}

async function until(condition: () => boolean, what: () => string): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!condition()) {
    assert.ok(performance.now() < end, what());
    await sleep(300);
  }
}

/** Sends the fuzzer this signal when `so` is true, and waits until none of its processes and files are left. */
async function endsBy(signal: NodeJS.Signals, so: (output: string, folder: string) => boolean): Promise<void> {
  const folder = makeTempFolder('clube-fim-');
  const {PATH = '', NODE_COMPILE_CACHE = ''} = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'bench', 'dist', 'fuzz', 'index.js'), '--segundos=600'], {
    env: {PATH, NODE_COMPILE_CACHE, TMPDIR: folder.path},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  try {
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    await until(
      () => so(output, folder.path),
      () => `it came only so far: ${output}`,
    );
    child.kill(signal);
    await gone;
    await until(
      () => processesOf(folder.path).length === 0 && readdirSync(folder.path).length === 0,
      () => `left: ${[...processesOf(folder.path), ...readdirSync(folder.path)].join(', ')}`,
    );
  } finally {
    child.kill('SIGKILL');
    folder.remove();
  }
}

const serving = (output: string): boolean => output.includes('serving at');
/** Whether its database server is being created. */
const building = (_: string, folder: string): boolean => processesOf(folder).length > 2;

(process.platform === 'linux' ? describe : describe.skip)('The end of the fuzzer', function () {
  this.timeout(600_000);
  it('leaves no server, no database and no file, however it comes', async () => {
    await Promise.all([endsBy('SIGINT', building), endsBy('SIGTERM', building), endsBy('SIGKILL', serving)]);
  });
});
