import {readFileSync, readdirSync, readlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Pool} from 'pg';
import {setTimeout as sleep} from 'node:timers/promises';
import type {World} from './world';
import {rowsOf, sql} from '@clube/backend';

/** What a server holds. On systems without /proc the first three are 0: there only the database's are known. */
export interface ResourceUsage {
  files: number;
  sockets: number;
  /** Megabytes. */
  memory: number;
  /** Connections of the product's in the middle of something. */
  busy: number;
  /** Files of calls that have ended. */
  temporary: number;
}

/** What may be held after a run beyond what was before it; the pools fill up to their 23 connections. */
const MORE: ResourceUsage = {files: 4, sockets: 40, memory: 400, busy: 0, temporary: 0};
/** What is still being given back gets this long. */
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
 * What the server still holds, beyond what it may, once it had the time to give it back. Batch jobs that calls started are ended.
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

/** Megabytes that a process holds; 0 where the system does not show it. */
export const memoryOf = (pid: number): number => megabytes(pid, 'VmRSS');
/** The most since it was forgotten. */
export const peakOf = (pid: number): number => megabytes(pid, 'VmHWM');

export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The system does not show it, or does not let us.
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

/** The queue's own look-outs come and go: only what serves calls counts. */
async function busyConnections(db: Pool): Promise<number> {
  const [busy] = await rowsOf(
    db,
    sql<{n: number}>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name IN ('clube-writes', 'clube-reads') AND state <> 'idle'`,
  );
  return busy?.n ?? 0;
}
