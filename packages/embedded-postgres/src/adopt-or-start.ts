import {setTimeout as wait} from 'node:timers/promises';
import {EmbeddedPostgresError} from './errors';
import {takeOwnership, type Ownership} from './ownership';
import type {DataPaths} from './data-paths';
import {findLivePostmaster} from './postmaster';

const ATTEMPTS = 200;
const PAUSE_MS = 150;

// Temporary errors: the server is starting, recovering or stopping (57P03, 57P01), or ended since the check.
const PASSING = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET']);

/**
 * Adopts the server that already runs on this cluster, else starts one. Waits for a server that is recovering or
 * stopping, for at most half a minute.
 * @throws EmbeddedPostgresError when neither works.
 */
export async function adoptOrStartServer(
  places: DataPaths,
  password: string,
  start: () => Promise<number | undefined>,
): Promise<{port: number; adopted: boolean; ownership: Ownership}> {
  for (let attempt = 1; ; attempt++) {
    const running = findLivePostmaster(places.cluster);
    const port = running?.port ?? (await start());
    if (port === undefined) continue;
    try {
      return {port, adopted: running !== undefined, ownership: await takeOwnership(port, password)};
    } catch (error) {
      if (error instanceof EmbeddedPostgresError) throw error;
      if (attempt >= ATTEMPTS || !PASSING.has((error as {code?: string}).code ?? '')) {
        throw new EmbeddedPostgresError('O banco de dados embutido não aceitou a conexão.', {cause: error});
      }
      await wait(PAUSE_MS);
    }
  }
}
