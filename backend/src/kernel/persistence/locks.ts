import {Client} from 'pg';
import {rowsOf, sql} from './sql';

/**
 * The advisory locks of an installation. A process that needs several takes them in this order, which prevents deadlocks.
 * PostgreSQL releases them when their connection ends, even by a crash.
 */
export const LOCK = {
  /** Only one copy of the server migrates or fills a database at a time. */
  PREPARATION: 7_235_011,
  /** One backup at a time. */
  BACKUP: 7_235_012,
  /** Exclusive while the schema is changed; shared while all tables must stay as they are. */
  SCHEMA: 7_235_013,
  /** Shared while a file is removed; exclusive during a backup, so that no file disappears while it is copied. */
  REMOVAL: 7_235_014,
  /** Taken by triggers: shared when a painter is renamed, exclusive when a shop is (migration 0036). */
  VENDA_SEARCH_TEXT: 7_235_015,
} as const;

/**
 * A lock by name, until the transaction ends. The names, in the order in which a transaction takes them: `importacao:<kind>`
 * (imports that write), `venda:<paper>` (scorings of one paper, after the receipt's row); alone `ordem:<table>` (rows put in
 * order), `notificacao` (pushes), `convite <kind> <id>` (invitations).
 */
export const lockNamed = (name: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

/** The same, without waiting: `ours` is false when another transaction has it. */
export const tryLockNamed = (name: string) =>
  sql<{ours: boolean | null}>`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS ours`;

export type LockNumber = (typeof LOCK)[keyof typeof LOCK];

/**
 * A separate connection without the time limits of requests, for long work. Both ends send keepalives, so that a machine that
 * vanished blocks its locks for a minute at most.
 */
export async function connectWithoutTimeouts(databaseUrl: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Without a listener a connection error between two queries would crash the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    `SET TimeZone = 'UTC'; SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
     SET idle_session_timeout = 0; SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3`,
  );
  return client;
}

/** Takes a lock until the connection is closed; calls `onWait` when another process has it. */
export async function takeLock(
  client: Client,
  lock: LockNumber,
  {shared = false, onWait}: {shared?: boolean; onWait?: () => void} = {},
): Promise<void> {
  if (await tryLock(client, lock, {shared})) return;
  onWait?.();
  await client.query(shared ? sql`SELECT pg_advisory_lock_shared(${lock})` : sql`SELECT pg_advisory_lock(${lock})`);
}

/** Tries to take the lock; false when another process has it. */
export async function tryLock(client: Client, lock: LockNumber, {shared = false} = {}): Promise<boolean> {
  const [answer] = await rowsOf(
    client,
    shared
      ? sql<{taken: boolean}>`SELECT pg_try_advisory_lock_shared(${lock}) AS taken`
      : sql<{taken: boolean}>`SELECT pg_try_advisory_lock(${lock}) AS taken`,
  );
  return answer?.taken === true;
}
