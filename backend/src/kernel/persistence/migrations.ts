import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {runner} from 'node-pg-migrate';
import type {Client} from 'pg';
import {rowsOf, sql} from './sql';

export const MIGRATIONS_FOLDER = join(__dirname, '..', '..', '..', 'migrations');

export interface Migration {
  /** The name in the table `migracao`: the file name without its ending. */
  name: string;
  file: string;
  sha256: string;
}

/** A folder's migrations, in the order in which they run. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => ({
      name: file.replace(/\.sql$/, ''),
      file,
      sha256: createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    }));
}

/** The migrations that a database has already run, in order. */
export async function migrationsOf(client: Pick<Client, 'query'>): Promise<string[]> {
  const [found] = await rowsOf(client, sql<{there: boolean}>`SELECT to_regclass('migracao') IS NOT NULL AS there`);
  if (!found?.there) return [];
  const rows = await rowsOf(client, sql<{name: string}>`SELECT name FROM migracao ORDER BY run_on, id`);
  return rows.map(({name}) => name);
}

/** Runs the pending migrations, each in a transaction; at most `count`. */
export async function runMigrations(
  client: Client,
  {folder = MIGRATIONS_FOLDER, count}: {folder?: string; count?: number} = {},
): Promise<void> {
  await runner({
    dbClient: client,
    dir: folder,
    direction: 'up',
    migrationsTable: 'migracao',
    // Older versions of the server take only this lock.
    advisoryLockMode: 'wait',
    checkOrder: true,
    log: () => undefined,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: message => console.error(message),
    },
    ...(count === undefined ? {} : {count}),
  });
}

/**
 * Whether the checksum of every migration that ran is stored and matches.
 * @throws when a migration was edited since: what is in use no longer is what the file says.
 */
export async function checksumsMatch(client: Pick<Client, 'query'>, migrations: Migration[]): Promise<boolean> {
  const [found] = await rowsOf(client, sql<{there: boolean}>`SELECT to_regclass('migracao_soma') IS NOT NULL AS there`);
  if (!found?.there) return false;
  const rows = await rowsOf(client, sql<{arquivo: string; sha256: string}>`SELECT arquivo, sha256 FROM migracao_soma`);
  const sums = new Map(rows.map(({arquivo: file, sha256}) => [file, sha256]));
  for (const {file, sha256} of migrations)
    if (sums.has(file) && sums.get(file) !== sha256)
      throw new Error(`A migração ${file} foi alterada depois de aplicada: crie uma nova em vez de editar.`);
  return migrations.every(({file}) => sums.has(file));
}

/** Stores the checksums of the migrations that ran. */
export async function storeChecksums(client: Pick<Client, 'query'>, migrations: Migration[]): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS migracao_soma (arquivo text PRIMARY KEY, sha256 text NOT NULL)');
  const files = migrations.map(({file}) => file);
  const sums = migrations.map(({sha256}) => sha256);
  await client.query(
    sql`INSERT INTO migracao_soma SELECT * FROM unnest(${files}::text[], ${sums}::text[]) ON CONFLICT (arquivo) DO NOTHING`,
  );
}
