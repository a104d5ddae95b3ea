import {readdir, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {DAY_MS} from '@clube/domain';
import {currentContext} from '../context';
import {sweepEvents} from '../events/sweep';
import {sweepImports} from '../imports/sweep';
import {sweepNotices} from '../notices/sweep';
import type {Database} from '../persistence/database';
import {sql, type Sql} from '../persistence/sql';
import {sweepLimits} from '../security/rate-limit';
import {sweepSessions} from '../security/sessions';
import type {Storage} from '../storage/storage';
import {knownEnvioStems} from '../uploads/rows';
import type {Uploads} from '../uploads/uploads';
import type {JobDefinition} from './jobs';

/** How long a response can be repeated under its idempotency key. */
const KEYS_DAYS = 30;
/** How long the outcome of a batch job is kept. */
const BATCH_JOB_DAYS = 90;
const BATCH = 500;

interface Dependencies {
  db: Database;
  storage: Storage;
  tempDir: string;
  uploads: Uploads;
}

export const HOUSEKEEPING = 'kernel.limpeza';

/** Nightly: sessions that are over, old idempotency keys, batch jobs, imports, notices and events, abandoned uploads, files that no row knows. */
export const housekeeping = ({db, storage, tempDir, uploads}: Dependencies): JobDefinition => ({
  name: HOUSEKEEPING,
  cron: '40 2 * * *',
  run: async () => {
    const {now} = currentContext();
    const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await db.tx(async () => {
      await sweepLimits(db, now);
      await sweepSessions(db, now);
      await db.query(sql`DELETE FROM idempotencia WHERE criada_em < ${since(KEYS_DAYS)}`);
    });
    await sweepBatchJobs(db, since(BATCH_JOB_DAYS));
    await sweepImports(db);
    await sweepNotices(db);
    await sweepEvents(db);
    await uploads.sweep();
    await sweepTemp(tempDir, since(1));
    await sweepOrphans(db, storage, since(1));
  },
});

/** One job at a time, as each may have a million rows. */
async function sweepBatchJobs(db: Database, before: Date): Promise<void> {
  const old = await db.query(sql<{id: number}>`SELECT id FROM trabalho WHERE terminou_em < ${before} ORDER BY id`);
  for (const {id} of old) await db.tx(() => db.query(sql`DELETE FROM trabalho WHERE id = ${id}`));
}

async function sweepTemp(tempDir: string, before: Date): Promise<void> {
  const names = await readdir(tempDir).catch(() => []);
  for (const name of names) {
    const path = join(tempDir, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, {recursive: true, force: true});
  }
}

/**
 * Deletes files without a row. A file is written before its row, so a crash in between leaves a file without a row and never a
 * row without a file. Young files are spared: their row may still be coming.
 */
async function sweepOrphans(db: Database, storage: Storage, before: Date): Promise<void> {
  let batch: string[] = [];
  const flush = async () => {
    const known = await knownStems(statement => db.query(statement), batch);
    for (const {stem} of await db.query(knownEnvioStems(batch.map(stemOf)))) known.add(stem);
    for (const key of batch) {
      if (known.has(stemOf(key))) continue;
      const found = await storage.stat(key);
      if (found && found.modified < before) await storage.remove(key);
    }
    batch = [];
  };
  for await (const key of storage.keys()) {
    batch.push(key);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

type Query = (statement: Sql<{stem: string}>) => Promise<{stem: string}[]>;

const STEM = sql`regexp_replace(caminho, '\\.\\w+$', '')`;

/** Which of these file names (without ending) occur in a row. There is an index over exactly this expression. */
export async function knownStems(query: Query, keys: string[]): Promise<Set<string>> {
  const known = await query(
    sql<{stem: string}>`SELECT ${STEM} AS stem FROM arquivo WHERE ${STEM} = ANY(${keys.map(stemOf)})`,
  );
  return new Set(known.map(row => row.stem));
}

/** A rendition belongs to the file whose name it carries. */
export const stemOf = (key: string) => key.replace(/(\.parcial)$/, '').replace(/(-\d{1,5}|-vista)?\.\w+$/, '');
