import {join} from 'node:path';
import {freePort} from '../support/free-port';
import {startProduct} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';

/**
 * Measures per round the milliseconds from the start of the server until it is ready, with an existing data folder: with its
 * own PostgreSQL, without demo data, with V8's compile cache as in `npm start`.
 */
export async function measureStart(rounds: number): Promise<number[]> {
  const folder = makeTempFolder('clube-start-');
  const milliseconds: number[] = [];
  try {
    for (let round = -1; round < rounds; round++) {
      const port = await freePort();
      const started = performance.now();
      const server = await startProduct({
        port,
        dataDir: folder.path,
        logFile: join(folder.path, 'server.log'),
        env: {NODE_COMPILE_CACHE: join(folder.path, 'compiled')},
      });
      // The first start creates the database and the cache.
      if (round >= 0) milliseconds.push(performance.now() - started);
      await server.kill('SIGTERM');
    }
    return milliseconds;
  } finally {
    folder.remove();
  }
}
