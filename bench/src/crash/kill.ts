import {setTimeout as sleep} from 'node:timers/promises';
import type {Server} from '../support/server';
import {findPostmaster} from './postmaster';

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
