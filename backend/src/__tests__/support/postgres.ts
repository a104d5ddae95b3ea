import {randomBytes} from 'node:crypto';
import {Client} from 'pg';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {migrate} from '../../kernel/persistence/migrate';
import {allowingLeaks} from './leaks';
import {givenTempFolder} from './temp-folder';

/** A new database on the run's server. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

interface TestServer {
  url: string;
  template: string;
  stop(): Promise<void>;
}

// One server for the whole run, started by the first test that needs it, so that runs without a database are fast.
let server: Promise<TestServer> | undefined;

/** Creates an empty database, without migrations. */
export async function givenBareDatabase(): Promise<TestDatabase> {
  const {url} = await (server ??= allowingLeaks(startServer));
  const name = `vazio_${randomBytes(6).toString('hex')}`;
  await run(url, `CREATE DATABASE ${name}`);
  return {url: withDatabase(url, name), drop: () => dropDatabase(url, name)};
}

/** Creates a migrated database as a copy of the template. A test file creates one in `before` and drops it in `after`. */
export async function givenDatabase(): Promise<TestDatabase> {
  const {url, template} = await (server ??= allowingLeaks(startServer));
  const name = `teste_${randomBytes(6).toString('hex')}`;
  // The default strategy also writes each page to the WAL, which takes twice as long, and does not copy the catalogue caches.
  await run(url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {url: withDatabase(url, name), drop: () => dropDatabase(url, name)};
}

/** Stops the run's server and removes its folder; does nothing when no test used a database. */
export async function stopTestServer(): Promise<void> {
  const started = server;
  server = undefined;
  await (await started)?.stop();
}

async function startServer(): Promise<TestServer> {
  const external = process.env.TEST_DATABASE_URL;
  const base = external ? {url: external, stop: () => Promise.resolve()} : await startThrowaway();
  const template = `modelo_${randomBytes(6).toString('hex')}`;
  try {
    await run(base.url, `CREATE DATABASE ${template}`);
    await migrate(withDatabase(base.url, template));
  } catch (error) {
    await base.stop();
    throw error;
  }
  const stop = async () => {
    await dropDatabase(base.url, template);
    await base.stop();
  };
  return {url: base.url, template, stop};
}

async function startThrowaway(): Promise<{url: string; stop(): Promise<void>}> {
  const folder = givenTempFolder();
  const log = {info: () => undefined, warn: (message: string) => console.warn(message)};
  const postgres = await startEmbeddedPostgres({dataDir: folder.path, log, durable: false});
  const stop = async () => {
    await postgres.stop();
    folder.remove();
  };
  return {url: postgres.url, stop};
}

/**
 * Drops a database after terminating our role's connections to it. Not WITH (FORCE): for an ordinary role that fails while
 * autovacuum, which belongs to the superuser, works on the database; a plain DROP terminates autovacuum by itself.
 */
async function dropDatabase(url: string, name: string): Promise<void> {
  const ours = `datname = '${name}' AND usename = current_user`;
  await run(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`);
  await run(url, `DROP DATABASE IF EXISTS ${name}`);
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({connectionString: url});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
