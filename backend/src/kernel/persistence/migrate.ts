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
 * Migrates the database to the newest schema; there is no way back. Concurrent processes wait for each other, and for a backup:
 * DDL would queue behind its locks, and every request behind the DDL. A database that is up to date takes no locks. Throws when a
 * migration that already ran was edited since, as the schema in use would differ from the files.
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
    // Compare before storing: the checksum of an edited file must not become the known one.
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
