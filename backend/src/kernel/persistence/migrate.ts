import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {Client} from 'pg';
import {runner} from 'node-pg-migrate';

const FOLDER = join(__dirname, '..', '..', '..', 'migrations');

/**
 * Brings the database to the newest schema. Forward only; a second copy of the server waits for the first.
 * Throws when a migration that already ran was edited since: what is in use no longer is what the file says.
 */
export async function migrate(databaseUrl: string, folder = FOLDER): Promise<void> {
  await runner({
    databaseUrl,
    dir: folder,
    direction: 'up',
    migrationsTable: 'migracao',
    advisoryLockMode: 'wait',
    checkOrder: true,
    log: () => undefined,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: message => console.error(message),
    },
  });
  await verifyChecksums(databaseUrl, folder);
}

async function verifyChecksums(databaseUrl: string, folder: string): Promise<void> {
  const client = new Client({connectionString: databaseUrl});
  await client.connect();
  try {
    await client.query('CREATE TABLE IF NOT EXISTS migracao_soma (arquivo text PRIMARY KEY, sha256 text NOT NULL)');
    for (const file of readdirSync(folder)
      .filter(name => name.endsWith('.sql'))
      .sort()) {
      const sum = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      const {rows} = await client.query<{sha256: string}>(
        `INSERT INTO migracao_soma VALUES ($1, $2) ON CONFLICT (arquivo) DO UPDATE SET arquivo = excluded.arquivo RETURNING sha256`,
        [file, sum],
      );
      if (rows[0]?.sha256 !== sum)
        throw new Error(`A migração ${file} foi alterada depois de aplicada: crie uma nova em vez de editar.`);
    }
  } finally {
    await client.end();
  }
}
