import {readFileSync, readdirSync, readlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Pool} from 'pg';
import {setTimeout as sleep} from 'node:timers/promises';
import type {World} from './world';
import {rowsOf, sql} from '@clube/backend';

/** Resources of the server. On systems without /proc the first three are 0, as only the database's are known. */
export interface ResourceUsage {
  files: number;
  sockets: number;
  /** Memory in MB. */
  memory: number;
  /** Database connections of the product that are in use. */
  busy: number;
  /** Temporary files of finished requests. */
  temporary: number;
}

/** Permitted increase during a run; the pools grow to their 23 connections. */
const MORE: ResourceUsage = {files: 4, sockets: 40, memory: 400, busy: 0, temporary: 0};
/** Time limit for releasing resources. */
const TIMEOUT_MS = 20_000;

export async function resourceUsage({server, db, dataDir}: World): Promise<ResourceUsage> {
  const open = descriptorsOf(server.pid);
  const sockets = open.filter(target => target.startsWith('socket:')).length;
  return {
    sockets,
    files: open.length - sockets,
    memory: memoryOf(server.pid),
    busy: await busyConnections(db),
    temporary: filesIn(join(dataDir, 'tmp')),
  };
}

/**
 * The resources that the server has not released within the time limit. Ends batch jobs that requests started.
 */
export async function leaks(world: World, before: ResourceUsage): Promise<string[]> {
  await world.db.query(sql`UPDATE trabalho SET cancelar = true WHERE estado IN ('fila', 'rodando')`);
  const limit = {...add(before, MORE), busy: 0, temporary: 0};
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const now = await resourceUsage(world);
    const over = (Object.keys(limit) as (keyof ResourceUsage)[]).filter(name => now[name] > limit[name]);
    if (over.length === 0) return [];
    if (performance.now() > end) return over.map(name => `${name}: ${before[name]} before, ${now[name]} after`);
    await sleep(200);
  }
}

const add = (a: ResourceUsage, b: ResourceUsage): ResourceUsage =>
  Object.fromEntries(
    (Object.keys(a) as (keyof ResourceUsage)[]).map(name => [name, a[name] + b[name]]),
  ) as unknown as ResourceUsage;

function descriptorsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return list(folder).map(name => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return 'gone';
    }
  });
}

/** Memory of a process in MB; 0 if the system does not show it. */
export const memoryOf = (pid: number): number => megabytes(pid, 'VmRSS');
/** Peak memory in MB since the last reset. */
export const peakOf = (pid: number): number => megabytes(pid, 'VmHWM');

export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The system does not support or permit it.
  }
}

function megabytes(pid: number, name: string): number {
  try {
    const found = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const filesIn = (folder: string): number => list(folder).length;

/** Connections in use by requests, without those of the job queue. */
async function busyConnections(db: Pool): Promise<number> {
  const [busy] = await rowsOf(
    db,
    sql<{n: number}>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name IN ('clube-writes', 'clube-reads') AND state <> 'idle'`,
  );
  return busy?.n ?? 0;
}
