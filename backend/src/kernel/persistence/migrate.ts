import type {Client} from 'pg';
import {LOCK, connectWithoutTimeouts, takeLock} from './locks';
import {
  MIGRATIONS_FOLDER,
  migrationsOf,
  readMigrations,
  storeChecksums,
  runMigrations,
  checksumsMatch,
  type Migration,
} from './migrations';

interface MigrateOptions {
  folder?: string;
  log?: (text: string) => void;
}

/**
 * Brings the database to the newest schema. Forward only. Whoever comes second waits for the first, and all wait for a
 * backup: what changes tables would stand behind it in PostgreSQL's queue, and every call behind that. A database that
 * needs nothing is left alone and waits for nobody.
 * Throws when a migration that already ran was edited since: what is in use no longer is what the file says.
 */
export async function migrate(
  databaseUrl: string,
  {folder = MIGRATIONS_FOLDER, log = () => undefined}: MigrateOptions = {},
): Promise<void> {
  const migrations = readMigrations(folder);
  const client = await connectWithoutTimeouts(databaseUrl, 'clube-migracao');
  try {
    if (await isCurrent(client, migrations)) return;
    const onWait = () => log('As tabelas mudam assim que terminar a cópia de segurança ou a migração em andamento…');
    await takeLock(client, LOCK.SCHEMA, {onWait});
    await runMigrations(client, {folder});
    // What ran is compared before anything is noted: the sum of an edited file must not become the known one.
    if (!(await checksumsMatch(client, migrations))) await storeChecksums(client, migrations);
  } finally {
    await client.end();
  }
}

async function isCurrent(client: Client, migrations: Migration[]): Promise<boolean> {
  const known = await checksumsMatch(client, migrations);
  const ran = new Set(await migrationsOf(client));
  return known && migrations.every(({name}) => ran.has(name));
}
