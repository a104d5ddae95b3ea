import {spawn, type ChildProcess} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startCep} from './cep';

const ROOT = join(__dirname, '..', '..', '..');
const READY = 'Contas de demonstração';
/** The demo programme is loaded on the way. */
const PATIENCE_MS = 240_000;

let running: Promise<{url: string; stop(): Promise<void>}> | undefined;

/** The product as `npm start` leaves it, on data of its own; one for the whole run. E2E_URL names one that runs already. */
export const demoUrl = async (): Promise<string> => process.env.E2E_URL ?? (await (running ??= startDemo())).url;

// A root hook: what was started ends with the run.
after(async function () {
  this.timeout(60_000);
  await (await running)?.stop();
});

async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'clube-e2e-'));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const cep = await startCep();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    CEP_URL: cep.url,
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [join(ROOT, 'backend', 'dist', 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      cep.stop();
      rmSync(dataDir, {recursive: true, force: true});
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server did not get ready:\n${said}`));
    }, PATIENCE_MS);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', code => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
