import {join} from 'node:path';
import {freePort} from '../support/free-port';
import {startProduct} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';

/**
 * Milliseconds from the start of the server until it is ready, on a data folder that a start before has made: with its own
 * PostgreSQL, without demo data, V8's compiled code kept as `npm start` keeps it. One for each round.
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
      // The first makes database and cache.
      if (round >= 0) milliseconds.push(performance.now() - started);
      await server.kill('SIGTERM');
    }
    return milliseconds;
  } finally {
    folder.remove();
  }
}
