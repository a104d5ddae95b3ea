import {LOCK, connectWithoutTimeouts, takeLock} from './locks';

/**
 * Runs `work` under an advisory lock of which only one copy of the server is the holder; the others wait until it is done or its
 * process dies. For everything that creates or fills shared state: tables, queues, demo data. Rejects when the connection with
 * the lock is lost, as another copy may then have started.
 */
export async function withAdvisoryLock<T>(
  databaseUrl: string,
  log: (text: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const client = await connectWithoutTimeouts(databaseUrl, 'clube-preparo');
  let done = false;
  const lost = new Promise<never>((_, reject) =>
    client.once('end', () => {
      if (!done) reject(new Error('the connection that held the lock of the preparation was lost'));
    }),
  );
  lost.catch(() => undefined);
  try {
    const onWait = () => log('Outra cópia está preparando o banco de dados; aguardando que termine…');
    await Promise.race([takeLock(client, LOCK.PREPARATION, {onWait}), lost]);
    return await Promise.race([work(), lost]);
  } finally {
    done = true;
    await client.end().catch(() => undefined);
  }
}
