import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

/** What postmaster.pid says about a server that runs. */
export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * The server of this cluster whose process is alive, if any. A file left by a server whose process number meanwhile
 * belongs to another program (usual after a restart of the machine or container) is removed, for PostgreSQL itself
 * would take that program for the server and refuse to start.
 */
export function findLivePostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0 && port > 0) || !isAlive(pid)) return undefined;
  if (isPostgres(pid)) return {pid, port};
  rmSync(file, {force: true});
  return undefined;
}

/** Whether there is a process of this number, whoever's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, but under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return process.platform !== 'linux';
  }
}
