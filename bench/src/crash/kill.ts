import {setTimeout as sleep} from 'node:timers/promises';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Server} from '../support/server';
import {answers, waitUntil} from '../support/wait';

export interface Postmaster {
  pid: number;
  /** URL of the product's database. */
  url: string;
}

/** The embedded server that the product runs below its data folder. */
export function findPostmaster(dataDir: string): Postmaster {
  const folder = join(dataDir, 'postgres');
  const lines = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 1 && port > 1)) throw new Error('no postmaster');
  const password = readFileSync(join(folder, 'senha'), 'utf8').trim();
  return {pid, url: `postgres://clube:${encodeURIComponent(password)}@127.0.0.1:${port}/clube`};
}

export type Victim = 'server' | 'postmaster' | 'both' | 'database' | 'connection';

/**
 * Victims after which the server keeps running and must recover by itself. When a connection's process is killed, PostgreSQL
 * ends all others, too.
 */
export const STAYS: ReadonlySet<Victim> = new Set(['database', 'connection']);

/** Server, database or both at once; each leaves another state for the next start. */
export const VICTIMS: Victim[] = [
  'server',
  'postmaster',
  'database',
  'both',
  'connection',
  'server',
  'both',
  'database',
  'postmaster',
];

/** Milliseconds of load on the server without its database. */
const WITHOUT_DATABASE = 700;
/** Maximum milliseconds until a surviving server is ready again. */
const HEALED_WITHIN = 60_000;

/** Kills by SIGKILL; returns when the server has ended or has recovered. */
export async function kill(victim: Victim, server: Server, dataDir: string): Promise<void> {
  const postmaster = findPostmaster(dataDir);
  if (victim === 'connection') process.kill(connectionOf(postmaster), 'SIGKILL');
  else if (victim !== 'server') process.kill(postmaster.pid, 'SIGKILL');
  if (victim !== 'server' && victim !== 'both') await sleep(WITHOUT_DATABASE);
  if (STAYS.has(victim))
    await waitUntil('the server goes on', HEALED_WITHIN, () => answers(`${server.url}/health/ready`));
  else await server.kill('SIGKILL');
}

/** The process behind one of the product's connections. */
function connectionOf({pid}: Postmaster): number {
  const found = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .find(child => child > 1 && / clube 127\.0\.0\.1/.test(readFileSync(`/proc/${child}/cmdline`, 'latin1')));
  if (!found) throw new Error('nobody is connected');
  return found;
}
