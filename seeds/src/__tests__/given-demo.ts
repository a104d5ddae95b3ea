import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ClubeApplication, createLogger, readConfig} from '@clube/backend';
import {Client} from '@clube/backend/dist/__tests__/support/client';
import {givenDatabase, type TestDatabase} from '@clube/backend/dist/__tests__/support/postgres';

export interface Demo {
  app: ClubeApplication;
  url: string;
  anonymous: Client;
  dataDir: string;
  n(sql: string): Promise<number>;
  stop(): Promise<void>;
}

/** Loads demo data into a new database with `load` and starts a server with it, both with the current time `now`. */
export async function givenDemo(now: Date, load: (app: ClubeApplication) => Promise<unknown>): Promise<Demo> {
  const database: TestDatabase = await givenDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'clube-demo-'));
  const environment = {NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir};
  const app = await ClubeApplication.create({
    config: {...readConfig(environment, dataDir), databaseUrl: database.url},
    log: createLogger('fatal'),
    clock: () => now,
    root: dataDir,
  });
  const stop = async () => {
    await app.stop();
    await database.drop();
    rmSync(dataDir, {recursive: true, force: true});
  };
  try {
    await load(app);
    await app.httpServer.listen();
  } catch (error) {
    await stop();
    throw error;
  }
  const n = async (text: string) => Number((await app.db.one<{n: unknown}>({text, values: []}))?.n);
  const url = `http://127.0.0.1:${app.httpServer.port}`;
  return {app, url, anonymous: new Client(url), dataDir, n, stop};
}
