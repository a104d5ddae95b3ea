import {readFileSync, readdirSync, readlinkSync} from 'node:fs';
import {join} from 'node:path';
import type {Client} from 'pg';
import {setTimeout as sleep} from 'node:timers/promises';
import type {World} from './world';
import {rowsOf, sql} from '@clube/backend';

/** What a server holds. On systems without /proc the first three are 0: there only the database tells. */
export interface Held {
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
const MORE: Held = {files: 4, sockets: 40, memory: 400, busy: 0, temporary: 0};
/** What is still being given back gets this long. */
const PATIENCE_MS = 20_000;

export async function held({server, db, dataDir}: World): Promise<Held> {
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

/** What the server still holds, beyond what it may, once it had the time to give it back. Long work that calls began is ended. */
export async function leaks(world: World, before: Held): Promise<string[]> {
  await world.db.query(sql`UPDATE trabalho SET cancelar = true WHERE estado IN ('fila', 'rodando')`);
  const limit = {...add(before, MORE), busy: 0, temporary: 0};
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = await held(world);
    const over = (Object.keys(limit) as (keyof Held)[]).filter(name => now[name] > limit[name]);
    if (over.length === 0) return [];
    if (performance.now() > end) return over.map(name => `${name}: ${before[name]} before, ${now[name]} after`);
    await sleep(200);
  }
}

const add = (a: Held, b: Held): Held =>
  Object.fromEntries((Object.keys(a) as (keyof Held)[]).map(name => [name, a[name] + b[name]])) as unknown as Held;

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

function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
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
async function busyConnections(db: Client): Promise<number> {
  const [busy] = await rowsOf(
    db,
    sql<{n: number}>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name IN ('clube-writes', 'clube-reads') AND state <> 'idle'`,
  );
  return busy?.n ?? 0;
}
