import {setTimeout as wait} from 'node:timers/promises';
import {Client} from 'pg';
import {SUPERUSER} from './cluster';
import {EmbeddedPostgresError} from './errors';

export const DATABASE = 'clube';
/** The ordinary role of the application: owns its database, may create others, is no superuser. */
export const ROLE = 'clube';

const OWNER_LOCK = 20_261_101;
const ATTEMPTS = 20;
const PAUSE_MS = 100;

/** The proof that this process, and no other, uses the cluster. */
export interface Ownership {
  release(): Promise<void>;
}

/**
 * Takes the cluster for this process. The proof is a lock held by a connection, because a connection ends with its
 * process however that ends: a server whose owner was killed is free to adopt, one in use is not.
 * @throws EmbeddedPostgresError when another process uses the cluster; the driver's error when nobody answers.
 */
export async function takeOwnership(
  port: number,
  password: string,
  warn: (message: string) => void,
): Promise<Ownership> {
  const client = await connect(port, password);
  client.on('error', () => warn('O banco de dados embutido encerrou a conexão.'));
  try {
    for (let attempt = 1; !(await tryLock(client)); attempt++) {
      if (attempt === ATTEMPTS) {
        throw new EmbeddedPostgresError('O Clube do Pintor já está em execução com esta pasta de dados.');
      }
      await wait(PAUSE_MS);
    }
    await ensureDatabase(client, password);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {release: () => client.end()};
}

async function connect(port: number, password: string): Promise<Client> {
  const client = new Client({host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres'});
  await client.connect();
  return client;
}

async function tryLock(client: Client): Promise<boolean> {
  const {rows} = await client.query<{taken: boolean}>('SELECT pg_try_advisory_lock($1) AS taken', [OWNER_LOCK]);
  return rows[0]?.taken === true;
}

async function ensureDatabase(client: Client, password: string): Promise<void> {
  const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLE]);
  if (role.rowCount === 0) {
    await client.query(`CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
  }
  const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (database.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${ROLE}`);
}
