import {readFileSync} from 'node:fs';
import {findBinaries} from './binaries';
import {adoptOrStartServer} from './adopt-or-start';
import {ensureCluster} from './cluster';
import {findDataPaths, prepareDataPaths} from './data-paths';
import {findLivePostmaster} from './postmaster';
import {DATABASE, ROLE} from './product';
import {startServer, stopServer} from './server';
import {findServerUser} from './server-user';
import {createTools} from './tools';
import {Watch, type ServerState} from './watch';

export {EmbeddedPostgresError} from './errors';
export type {ServerState} from './watch';

/** A logger for the pt-BR messages of the start, such as `console` or a pino logger. */
export interface EmbeddedPostgresLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedPostgresOptions {
  /** The product's data folder; the server's files are in its sub-folder `postgres`. */
  dataDir: string;
  log: EmbeddedPostgresLog;
  /** False: data may be lost in a power cut, for temporary data. Default true. */
  durable?: boolean;
  /** Waits before each restart attempt, in ms, for tests; default PAUSES_MS. */
  pausesMs?: readonly number[];
  /** Called after the server process was started, before it accepts connections. */
  meanwhile?: () => void;
}

export interface EmbeddedPostgres {
  /** URL of the database "clube"; its role may also create other databases. */
  url: string;
  /** Current state; a server that ended unexpectedly is restarted at the same address. */
  state(): ServerState;
  /** Stops the server in fast mode; may be called more than once. */
  stop(): Promise<void>;
}

/** URL of the database if another process already runs a server on this folder; else undefined. */
export function findRunningPostgres(dataDir: string): string | undefined {
  const places = findDataPaths(dataDir);
  const running = places && findLivePostmaster(places.cluster);
  return running && addressOf(readFileSync(places.password, 'utf8').trim(), running.port);
}

/**
 * Starts the PostgreSQL that is installed with the product, or adopts a server that a killed process left running.
 * Creates the cluster and the database "clube" when they are missing.
 * @throws EmbeddedPostgresError, with a message for the user, when it fails or another process uses the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const {dataDir, log, durable = true, meanwhile, pausesMs} = options;
  const warn = (message: string) => log.warn(message);
  const user = findServerUser();
  const tools = createTools(findBinaries(user), user);
  const places = prepareDataPaths(dataDir, user, warn);
  const password = await ensureCluster(places, tools, user, durable);

  const {port, adopted, ownership} = await adoptOrStartServer(places, password, () =>
    startServer(places, tools, user, {durable, meanwhile}),
  );
  let lastState: ServerState = 'up';
  log.info(`Banco de dados ${adopted ? 'reencontrado' : 'iniciado'} na porta ${port}.`);

  const watch = new Watch(ownership, {
    // The port must stay the same, as it is part of the URL.
    revive: async () =>
      (await adoptOrStartServer(places, password, () => startServer(places, tools, user, {durable, port}))).ownership,
    onState: (state, why) => {
      lastState = state;
      if (state === 'up') warn('O banco de dados voltou.');
      else if (state === 'down') warn('O banco de dados parou sem que ninguém pedisse. Iniciando de novo…');
      else
        warn(`O banco de dados não volta. Novas tentativas seguem. ${why instanceof Error ? why.message : ''}`.trim());
    },
    ...(pausesMs && {pausesMs}),
  });
  const stop = async () => {
    await watch.stop();
    await stopServer(places, tools, () => findLivePostmaster(places.cluster) !== undefined);
    log.info('Banco de dados parado.');
  };
  let stopping: Promise<void> | undefined;
  return {
    url: addressOf(password, port),
    state: () => lastState,
    stop: () => (stopping ??= stop()),
  };
}

const addressOf = (password: string, port: number) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;
