import assert from 'node:assert/strict';
import {join} from 'node:path';
import {setInterval} from 'node:timers/promises';
import type {Client} from 'pg';
import {sql} from '../../../kernel/persistence/sql';
import {BackupError, makeBackup, restoreBackup, type BackupMade, type Inspected} from '../../../kernel/backup';
import {readArchive} from '../../../kernel/backup/archive/archive-reader';
import {Kernel} from '../../../kernel/keys';
import {connectWithoutTimeouts} from '../../../kernel/persistence/locks';
import {givenApp, givenNota, givenPintor, type TestApp} from '../../support';
import {givenBareDatabase, type TestDatabase} from '../../support/postgres';
import {givenTempFolder} from '../../support/temp-folder';

const COMMANDS = join(__dirname, '..', '..', '..', 'commands');
export const BACKUP = join(COMMANDS, 'backup.js');
export const RESTORE = join(COMMANDS, 'restore.js');
export const quiet = (): void => undefined;

export async function until(condition: () => Promise<boolean>): Promise<void> {
  for await (const _ of setInterval(20)) if (await condition()) return;
}

/** An application with some data, and helpers to back it up and to restore it elsewhere. */
export class Backups {
  t!: TestApp;
  private externalFolder!: string;
  private minute = 0;
  private readonly folders: {remove(): void}[] = [];

  async start(): Promise<void> {
    this.t = await givenApp({jobs: true});
    const {id} = await givenPintor(this.t, {saldo: 500});
    for (let n = 0; n < 3; n++) await givenNota(this.t, id);
    this.externalFolder = this.newFolder();
  }

  async stop(): Promise<void> {
    await this.t.stop();
    for (const folder of this.folders) folder.remove();
  }

  newFolder = (): string => {
    const folder = givenTempFolder();
    this.folders.push(folder);
    return folder.path;
  };

  backup = async (changes: Partial<Parameters<typeof makeBackup>[0]> = {}): Promise<BackupMade> =>
    makeBackup({
      databaseUrl: this.t.databaseUrl,
      storage: await this.t.app.get(Kernel.STORAGE),
      dataDir: this.t.dataDir,
      folder: this.externalFolder,
      now: new Date(Date.UTC(2026, 8, 15, 12, this.minute++)),
      log: quiet,
      ...changes,
    });

  inNewDatabase = async (work: (database: TestDatabase, dataDir: string) => Promise<void>): Promise<void> => {
    const database = await givenBareDatabase();
    try {
      await work(database, this.newFolder());
    } finally {
      await database.drop();
    }
  };
}

export const restore = (
  file: string,
  databaseUrl: string,
  dataDir: string,
  changes: {key?: string} = {},
): Promise<Inspected> => restoreBackup({file, databaseUrl, dataDir, check: async () => [], log: quiet, ...changes});

export async function inDatabase<T>(url: string, work: (db: Client) => Promise<T>): Promise<T> {
  const db = await connectWithoutTimeouts(url, 'teste');
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

export async function namesIn(file: string, key?: string): Promise<string[]> {
  const names: string[] = [];
  await readArchive(file, key, async ({name}) => void names.push(name));
  return names;
}

export const isRefused = (work: Promise<unknown>, words: RegExp): Promise<void> =>
  assert.rejects(work, (error: unknown) => {
    assert.ok(error instanceof BackupError, String(error));
    assert.match(error.message, words);
    return true;
  });

/** Waits until exactly one connection waits for a lock of this type. */
export const someoneWaits = (db: Client, type: 'advisory' | 'relation'): Promise<void> =>
  until(async () => {
    const {rowCount} = await db.query(sql`SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = ${type} AND NOT l.granted`);
    return rowCount === 1;
  });
