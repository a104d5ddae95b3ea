import {findRunningPostgres, startEmbeddedPostgres} from '@clube/embedded-postgres';
import type {Config} from '../kernel/config/config';
import {logError} from './terminal';

/**
 * Runs `work` on the installation's database: the one of DATABASE_URL, the embedded one that the application runs at
 * this moment, or else an embedded one started for as long as it takes.
 */
export async function withDatabase<T>(
  {databaseUrl, dataDir}: Config,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const url = databaseUrl ?? findRunningPostgres(dataDir);
  if (url) return work(url);
  return withOwnDatabase({databaseUrl, dataDir}, work);
}

/** The same for who needs the installation alone: refuses when the application runs on its embedded database. */
export async function withOwnDatabase<T>(
  {databaseUrl, dataDir}: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl);
  const embedded = await startEmbeddedPostgres({dataDir, log: {info: () => undefined, warn: logError}});
  // The server is nobody's child: who gives up must not leave it running. Its end ends what is being done, too.
  const leave = () => void embedded.stop();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}
