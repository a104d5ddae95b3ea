import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {CLOCK_BOUNDS, type SessionTokens} from '@clube/domain';
import {ClubeApplication} from '../../application';
import {readConfig} from '../../kernel/config/config';
import {systemContext, withChanges, withContext, type Actor} from '../../kernel/context';
import {createAnswerCheck} from '../../kernel/http/output/answer-check';
import type {Limits} from '../../kernel/config/limits';
import {createLogger} from '../../kernel/logging/logger';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {Client} from './client';
import {assertIdle} from './leaks';
import {brokenInvariants} from './invariants';
import {givenDatabase} from './postgres';
import {afterEachChecks} from './after-each-checks';

/** Noon in São Paulo on a Tuesday after alphanumeric CNPJs became valid. */
export const NOW = new Date('2026-09-15T15:00:00Z');

/** The environment of a production installation. */
export const PRODUCTION: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'https://clube.example',
};

export interface AppOptions {
  /** The initial time of the clock. */
  now?: Date;
  /** Shares the database and data folder of another application, like a second copy of the server. */
  beside?: Pick<TestApp, 'databaseUrl' | 'dataDir'>;
  /** Creates the job queues; tests run the jobs themselves with `app.jobs.runNow`. */
  jobs?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Receives the log at level `info`, as in production. Default: no log, except with LOG_LEVEL or of fatal errors. */
  log?: {write(line: string): void};
  limits?: Partial<Limits>;
}

export interface TestApp {
  app: ClubeApplication;
  db: Database;
  /** The current time for all requests and for `run`; tests set it. */
  clock: {now: Date};
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** A client without a session. */
  anonymous: Client;
  asPintor(token: string): Client;
  asPainel(token: string): Client;
  asRelatorio(token: string): Client;
  as(tokens: SessionTokens): Client;
  /** Runs server code outside a request, as the system or as the given actor. */
  run<T>(work: () => Promise<T>, actor?: Actor): Promise<T>;
  stop(): Promise<void>;
}

/** Starts the whole application with a real HTTP server and, without `beside`, a new database and data folder. */
export async function givenApp({
  now = NOW,
  beside,
  jobs = false,
  env = {},
  log,
  limits,
}: AppOptions = {}): Promise<TestApp> {
  const database = beside ? undefined : await givenDatabase();
  const databaseUrl = beside?.databaseUrl ?? database?.url ?? '';
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'clube-app-'));
  const clock = {now};
  const differences: string[] = [];
  const own = {NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', RESERVA_DISCO_MB: '0'};
  const environment = {...own, ...env};
  const discard = async () => {
    await database?.drop();
    if (!beside) rmSync(dataDir, {recursive: true, force: true});
  };
  const app = await ClubeApplication.create({
    config: {...readConfig(environment, dataDir), databaseUrl},
    log: log ? createLogger('info', log) : createLogger(process.env.LOG_LEVEL ?? 'fatal'),
    clock: () => clock.now,
    root: dataDir,
    // Tests may set any time; the tests of the clock itself pass their own bounds.
    limits: {clock: {...CLOCK_BOUNDS, jump: Infinity, ahead: Infinity, off: Infinity}, lastCallsMs: 0, ...limits},
    answerCheck: createAnswerCheck(difference => differences.push(difference)),
  }).catch(async (error: unknown) => {
    await discard();
    throw error;
  });
  if (jobs) await app.jobs.start({work: false});
  await app.httpServer.listen();
  let written = await writesSoFar(app.db);
  // Responses must match their schemas; after writes, the invariants of the ledger must hold.
  const check = async () => {
    assert.deepEqual(differences.splice(0), []);
    const now = await writesSoFar(app.db);
    if (now !== written) assert.deepEqual(await brokenInvariants(app.db), []);
    written = now;
  };
  afterEachChecks.add(check);

  const url = `http://127.0.0.1:${app.httpServer.port}`;
  return {
    app,
    db: app.db,
    clock,
    url,
    databaseUrl,
    dataDir,
    anonymous: new Client(url),
    asPintor: loja => new Client(url, {loja}, {page: '/home'}),
    asPainel: painel => new Client(url, {painel}, {page: '/painel'}),
    asRelatorio: relatorio => new Client(url, {relatorio}, {page: '/relatorio/dashboard'}),
    as: tokens => new Client(url, tokens),
    run: (work, actor) =>
      withContext(systemContext(clock.now, 'teste'), () => (actor ? withChanges({actor}, work) : work())),
    async stop() {
      afterEachChecks.delete(check);
      try {
        await assertIdle(app.db, dataDir);
      } finally {
        await app.stop();
        await discard();
      }
    },
  };
}

/** A value that changes with every transaction that writes, including the tests' own. */
async function writesSoFar(db: Database): Promise<string | undefined> {
  return (await db.one(sql<{xmax: string}>`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS xmax`))?.xmax;
}
