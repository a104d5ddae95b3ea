import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

/** The data of a running server in postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * The running server of this cluster, if any. Removes a stale postmaster.pid whose process id now
 * belongs to another program (usual after a restart of the machine or container), because PostgreSQL
 * would take that program for its server and refuse to start.
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

/** Whether a process with this id exists, under any account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running under another account.
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
