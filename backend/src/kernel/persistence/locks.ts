import {Client} from 'pg';
import {rowsOf, sql} from './sql';

/**
 * The advisory locks of an installation; where a process holds several it takes them in this order. They belong to a
 * connection, so the server takes them back when their process dies, however it dies.
 */
export const LOCK = {
  /** One copy of the server prepares a database, or fills an empty one, at a time. */
  PREPARATION: 7_235_011,
  /** One backup at a time. */
  BACKUP: 7_235_012,
  /** Whoever changes the schema has it alone; whoever needs all tables to stay as they are shares it. */
  SCHEMA: 7_235_013,
  /** Whoever removes a file shares it; a backup has it alone, so that no file goes from under it. */
  REMOVAL: 7_235_014,
  /** Held by transactions, in triggers: whoever renames a painter shares it, whoever renames a shop has it alone (migration 0036). */
  VENDA_SEARCH_TEXT: 7_235_015,
} as const;

export type LockNumber = (typeof LOCK)[keyof typeof LOCK];

/**
 * A connection of its own, for what may take long: without the time limits of a call's. Both ends send keepalives, so that a
 * machine that vanished holds no lock for longer than a minute.
 */
export async function connectWithoutTimeouts(databaseUrl: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Without a listener a connection that breaks between two queries would end the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    `SET TimeZone = 'UTC'; SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
     SET idle_session_timeout = 0; SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3`,
  );
  return client;
}

/** Takes a lock for as long as the connection is open; `onWait` is called when another process has it. */
export async function takeLock(
  client: Client,
  lock: LockNumber,
  {shared = false, onWait}: {shared?: boolean; onWait?: () => void} = {},
): Promise<void> {
  if (await tryLock(client, lock, {shared})) return;
  onWait?.();
  await client.query(shared ? sql`SELECT pg_advisory_lock_shared(${lock})` : sql`SELECT pg_advisory_lock(${lock})`);
}

/** Whether the lock was free and is ours now. */
export async function tryLock(client: Client, lock: LockNumber, {shared = false} = {}): Promise<boolean> {
  const [answer] = await rowsOf(
    client,
    shared
      ? sql<{taken: boolean}>`SELECT pg_try_advisory_lock_shared(${lock}) AS taken`
      : sql<{taken: boolean}>`SELECT pg_try_advisory_lock(${lock}) AS taken`,
  );
  return answer?.taken === true;
}
