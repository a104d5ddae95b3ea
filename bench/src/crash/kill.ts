import {setTimeout as sleep} from 'node:timers/promises';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Server} from '../support/server';

export interface Postmaster {
  pid: number;
  /** Of the product's database. */
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

export type Victim = 'server' | 'postmaster' | 'both';

/** One of the two alone, or both at the same moment; each way leaves the next start something else to cope with. */
export const VICTIMS: Victim[] = ['server', 'postmaster', 'both', 'server', 'both', 'postmaster'];

/** Milliseconds that callers meet a server without its database. */
const WITHOUT_DATABASE = 700;

/** Kills with -9, without warning; when it returns the server is gone. */
export async function kill(victim: Victim, server: Server, dataDir: string): Promise<void> {
  if (victim !== 'server') process.kill(findPostmaster(dataDir).pid, 'SIGKILL');
  if (victim === 'postmaster') await sleep(WITHOUT_DATABASE);
  await server.kill('SIGKILL');
}
