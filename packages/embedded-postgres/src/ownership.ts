import {setTimeout as wait} from 'node:timers/promises';
import {Client} from 'pg';
import {SUPERUSER} from './cluster';
import {EmbeddedPostgresError} from './errors';
import {DATABASE, PRODUCT, ROLE} from './product';

/** Advisory lock in the database "postgres", where the product has no other lock. */
const OWNER_LOCK = 20_261_101;
const ATTEMPTS = 20;
const PAUSE_MS = 100;

/** The proof that this process, and no other, uses the cluster. */
export interface Ownership {
  /** Resolves with the reason when the server ended the connection; never after a release. */
  readonly lost: Promise<unknown>;
  release(): Promise<void>;
}

/**
 * Claims the cluster for this process by an advisory lock of a connection, because a connection ends with its
 * process in any case: a server whose owner was killed can be adopted, one in use cannot.
 * @throws EmbeddedPostgresError when another process uses the cluster; the driver's error when no server responds.
 */
export async function takeOwnership(port: number, password: string): Promise<Ownership> {
  const client = await connect(port, password);
  let released = false;
  let why: unknown;
  const lost = new Promise<unknown>(resolve => {
    client.on('error', error => (why ??= error));
    client.once('end', () => released || resolve(why));
  });
  try {
    for (let attempt = 1; !(await tryLock(client)); attempt++) {
      if (attempt === ATTEMPTS) {
        throw new EmbeddedPostgresError(`O ${PRODUCT} já está em execução com esta pasta de dados.`);
      }
      await wait(PAUSE_MS);
    }
    await ensureDatabase(client, password);
  } catch (error) {
    released = true;
    await client.end();
    throw error;
  }
  const release = async () => {
    released = true;
    await client.end();
  };
  return {lost, release};
}

async function connect(port: number, password: string): Promise<Client> {
  const client = new Client({host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres'});
  // An `error` event without a listener would end the process; the owner adds its own listener later.
  client.on('error', () => undefined);
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
