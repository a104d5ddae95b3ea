import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {EmbeddedPostgresError} from './errors';
import type {DataPaths} from './data-paths';
import {findLivePostmaster} from './postmaster';
import {changeOwner, type ServerUser} from './server-user';
import {serverOptions} from './settings';
import type {Tools} from './tools';

const START_SECONDS = 30;
const STOP_SECONDS = 30;
const ATTEMPTS = 40;
const PAUSE_MS = 150;

// Temporary errors: after kill -9 the server's children take a moment to end; a free port may be taken meanwhile.
const PASSING = /shared memory block|lock file|could not bind|Address already in use|could not create any TCP/i;

/**
 * Starts the server on a port of the loopback address: the preferred one, else a free one.
 * @returns the port, once connections are accepted; undefined when another process has started it meanwhile.
 * @throws EmbeddedPostgresError with the server's output when it does not start.
 */
export async function startServer(
  places: DataPaths,
  tools: Tools,
  user: ServerUser | undefined,
  {durable, meanwhile, port: preferredPort}: {durable: boolean; meanwhile?: (() => void) | undefined; port?: number},
): Promise<number | undefined> {
  for (let attempt = 1; ; attempt++) {
    const port = preferredPort ?? (await findFreePort());
    writeFileSync(places.startLog, '', {mode: 0o600});
    changeOwner(user, places.startLog);
    const started = tools.run('pg_ctl', [
      'start',
      `--pgdata=${places.cluster}`,
      `--log=${places.startLog}`,
      '--wait',
      `--timeout=${START_SECONDS}`,
      '--options',
      serverOptions(port, durable),
    ]);
    meanwhile?.();
    const {code, output} = await started;
    if (code === 0) return port;
    if (findLivePostmaster(places.cluster)) return undefined;
    const words = `${output}\n${readFileSync(places.startLog, 'utf8')}`.trim();
    if (attempt === ATTEMPTS || !PASSING.test(words)) {
      throw new EmbeddedPostgresError(`O banco de dados não iniciou: ${words}`);
    }
    await wait(PAUSE_MS);
  }
}

/**
 * Stops the server in fast mode, which rolls back open transactions and saves committed ones. A server that
 * is already gone counts as stopped.
 * @throws EmbeddedPostgresError when it is still running afterwards.
 */
export async function stopServer(places: DataPaths, tools: Tools, isRunning: () => boolean): Promise<void> {
  if (!isRunning()) return;
  const {code, output} = await tools.run('pg_ctl', [
    'stop',
    `--pgdata=${places.cluster}`,
    '--mode=fast',
    '--wait',
    `--timeout=${STOP_SECONDS}`,
  ]);
  if (code !== 0 && isRunning()) throw new EmbeddedPostgresError(`O banco de dados não parou: ${output.trim()}`);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
