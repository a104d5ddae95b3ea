import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, openSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT, SECRET} from './root';
import {answers, waitUntil} from './wait';

/** A process that serves HTTP. */
export interface Server {
  url: string;
  pid: number;
  /** Sends a signal; resolves when the process has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

export interface ServerOptions {
  port: number;
  /** File for its output. */
  logFile: string;
  env: Record<string, string>;
  /** Node options. */
  flags?: string[];
  /** A URL that returns 200 when the server is ready. */
  ready: string;
  /** Maximum milliseconds until it is ready. */
  timeoutMs?: number;
}

/** Starts the product as in production: no demo data, jobs running, every request logged. */
export function startProduct(options: {
  port: number;
  dataDir: string;
  logFile: string;
  databaseUrl?: string;
  /** Node options in addition to those of the environment. */
  flags?: string[];
  /** Environment variables in addition to those that production needs. */
  env?: Record<string, string>;
}) {
  const {port, dataDir, logFile, databaseUrl, flags} = options;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET,
    DATA_DIR: dataDir,
    ...(databaseUrl ? {DATABASE_URL: databaseUrl} : {}),
    ...options.env,
  };
  return startServer(join(ROOT, 'backend', 'dist', 'main.js'), {port, logFile, env, flags, ready: '/health/ready'});
}

/** Starts a script on the current Node and waits until it is ready. */
export async function startServer(script: string, options: ServerOptions): Promise<Server> {
  const {port, logFile, env, ready, timeoutMs: timeout = 60_000} = options;
  const log = openSync(logFile, 'a');
  const {PATH = '', LANG = 'C.UTF-8', NODE_OPTIONS = '', NODE_COMPILE_CACHE = ''} = process.env;
  const flags = [...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []), ...(options.flags ?? [])];
  const child = spawn(process.execPath, [...flags, script], {
    env: {PATH, LANG, NODE_OPTIONS, NODE_COMPILE_CACHE, ...env},
    stdio: ['ignore', log, log],
  });
  // The child process has its own file descriptor.
  closeSync(log);
  const gone = once(child, 'exit');
  let exited = false;
  void gone.then(() => (exited = true));
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(`${script} on port ${port}`, timeout, async () => {
    const serves = await answers(url + ready);
    // Checked after the request, as another program may have taken the port meanwhile.
    if (exited) throw new Error(`${script} ended before it served; see ${logFile}`);
    return serves;
  });
  return {
    url,
    pid: child.pid ?? 0,
    async kill(signal) {
      if (!exited) child.kill(signal);
      await gone;
    },
  };
}
