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
  /** Resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

export interface ServerOptions {
  port: number;
  /** Where its output goes. */
  logFile: string;
  env: Record<string, string>;
  /** Of Node. */
  flags?: string[];
  /** An address that answers 200 once it serves. */
  ready: string;
  /** Milliseconds until it must serve. */
  timeoutMs?: number;
}

/** The product itself, as production starts it: no demo data, jobs running, every call logged. */
export function startProduct(options: {
  port: number;
  dataDir: string;
  logFile: string;
  databaseUrl?: string;
  /** Of Node, beside those of the environment. */
  flags?: string[];
  /** Of the environment, beside what production needs. */
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

/** Starts a program of ours on the Node that runs this one and waits until it serves. */
export async function startServer(script: string, options: ServerOptions): Promise<Server> {
  const {port, logFile, env, ready, timeoutMs: timeout = 60_000} = options;
  const log = openSync(logFile, 'a');
  const {PATH = '', LANG = 'C.UTF-8', NODE_OPTIONS = '', NODE_COMPILE_CACHE = ''} = process.env;
  const flags = [...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []), ...(options.flags ?? [])];
  const child = spawn(process.execPath, [...flags, script], {
    env: {PATH, LANG, NODE_OPTIONS, NODE_COMPILE_CACHE, ...env},
    stdio: ['ignore', log, log],
  });
  // The program has its own now.
  closeSync(log);
  const gone = once(child, 'exit');
  let exited = false;
  void gone.then(() => (exited = true));
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(`${script} on port ${port}`, timeout, async () => {
    const serves = await answers(url + ready);
    // Checked second: another program may answer on a port that was taken meanwhile.
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
