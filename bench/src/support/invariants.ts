import {ClubeApplication, createLogger, brokenInvariants, readConfig} from '@clube/backend';
import {ROOT} from './root';
import {makeTempFolder} from './temp-folder';

/** @throws naming the invariants of the ledger that do not hold in this database. */
export async function checkInvariants(databaseUrl: string): Promise<void> {
  const folder = makeTempFolder('clube-bench-');
  const config = readConfig({NODE_ENV: 'test', PORT: '0', DATA_DIR: folder.path}, ROOT);
  const app = await ClubeApplication.create({config: {...config, databaseUrl}, log: createLogger('fatal'), root: ROOT});
  try {
    const broken = await brokenInvariants(app.db);
    if (broken.length > 0) throw new Error(`invariants broken:\n${broken.join('\n')}`);
  } finally {
    await app.stop();
    folder.remove();
  }
}
