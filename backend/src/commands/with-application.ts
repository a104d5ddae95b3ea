import {join} from 'node:path';
import {ClubeApplication} from '../application';
import {readConfig} from '../kernel/config/config';
import {createLogger} from '../kernel/logging/logger';
import {withAdvisoryLock} from '../kernel/persistence/with-advisory-lock';
import {migrate} from '../kernel/persistence/migrate';
import {withDatabase} from './database';
import {logError} from './terminal';

const ROOT = join(__dirname, '..', '..', '..');

/** Runs an operator's command with the application put together, listening to nobody. */
export async function withApplication<T>(work: (app: ClubeApplication) => Promise<T>): Promise<T> {
  const config = readConfig(process.env, ROOT);
  return withDatabase(config, async databaseUrl => {
    const app = await withAdvisoryLock(databaseUrl, logError, async () => {
      await migrate(databaseUrl);
      return ClubeApplication.create({config: {...config, databaseUrl}, log: createLogger('error'), root: ROOT});
    });
    try {
      return await work(app);
    } finally {
      await app.stop();
    }
  });
}
