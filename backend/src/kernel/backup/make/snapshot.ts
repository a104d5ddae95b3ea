import type {Client} from 'pg';
import {LOCK, connectWithoutTimeouts, takeLock, tryLock} from '../../persistence/locks';
import {BackupError} from '../errors';
import {sql, type Sql} from '../../persistence/sql';

/**
 * Opens a connection with a snapshot of the database. Until it is closed no table is altered and no file deleted: every
 * file that the snapshot's rows reference still exists.
 * @throws BackupError when another backup runs.
 */
export async function openSnapshot(databaseUrl: string, log: (text: string) => void): Promise<Client> {
  const client = await connectWithoutTimeouts(databaseUrl, 'clube-backup');
  try {
    if (!(await tryLock(client, LOCK.BACKUP)))
      throw new BackupError('Outra cópia de segurança deste banco de dados está em andamento.');
    const onWait = () => log('As tabelas estão sendo preparadas; aguardando…');
    await takeLock(client, LOCK.SCHEMA, {shared: true, onWait});
    // The lock precedes the snapshot: a running deletion of files then ends first, and its rows are gone from the
    // snapshot.
    await takeLock(client, LOCK.REMOVAL);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SELECT 1 FROM pg_class LIMIT 1');
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Yields the rows of a query in batches of some hundred. Requires a transaction; only one such loop at a time. */
export async function* inBatches<R extends object>(client: Client, statement: Sql<R>, size = 500): AsyncGenerator<R[]> {
  await client.query(sql`DECLARE lote_de_linhas NO SCROLL CURSOR FOR ${statement}`);
  try {
    for (;;) {
      const {rows} = await client.query<R>(`FETCH ${size} FROM lote_de_linhas`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await client.query('CLOSE lote_de_linhas').catch(() => undefined);
  }
}
