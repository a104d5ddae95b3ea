import {LOCK, connectWithoutTimeouts, takeLock} from './locks';

/**
 * Runs `work` under an advisory lock that only one copy of the server has; the others wait until it is done, or until this process
 * is gone. Everything that makes or fills what all copies share belongs in here: tables, queues, demo data. Rejects when the
 * connection that holds the lock is lost, for then another copy may have begun.
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
