import {randomBytes} from 'node:crypto';
import {chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {EmbeddedPostgresError} from './errors';
import {SYSTEM_HOME} from './product';
import {findClosedFolder, type ServerUser} from './server-user';

/** The files of one embedded server. */
export interface DataPaths {
  /** PostgreSQL's own data folder. */
  cluster: string;
  /** File with the random password, readable only by our account. */
  password: string;
  /** The server's output before its own log is open. */
  startLog: string;
}

/**
 * Creates `<dataDir>/postgres`. If PostgreSQL's account cannot access that folder (a checkout below
 * /root), the cluster is below SYSTEM_HOME and the folder has a pointer to it, so that removing the data folder still means
 * starting afresh.
 * @throws EmbeddedPostgresError when neither place can be used.
 */
export function prepareDataPaths(
  dataDir: string,
  user: ServerUser | undefined,
  warn: (message: string) => void,
): DataPaths {
  const home = join(resolve(dataDir), 'postgres');
  makeFolder(home);
  const closed = user && findClosedFolder(home, user);
  const base = closed ? outsideOf(home, closed, user, warn) : home;
  return placesIn(home, base);
}

/** The files of a data folder's server, without creating any; undefined if there never was one. */
export function findDataPaths(dataDir: string): DataPaths | undefined {
  const home = join(resolve(dataDir), 'postgres');
  const pointer = join(home, POINTER);
  const base = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : home;
  const places = placesIn(home, base);
  return existsSync(places.password) ? places : undefined;
}

const POINTER = 'local-do-banco';

const placesIn = (home: string, base: string): DataPaths => ({
  cluster: join(base, 'cluster'),
  password: join(home, 'senha'),
  startLog: join(base, 'start.log'),
});

function outsideOf(home: string, closed: string, user: ServerUser, warn: (message: string) => void): string {
  const pointer = join(home, POINTER);
  if (!existsSync(pointer)) writeFileSync(pointer, join(SYSTEM_HOME, randomBytes(6).toString('hex')));
  const base = readFileSync(pointer, 'utf8').trim();
  makeFolder(base);
  const stillClosed = findClosedFolder(base, user);
  if (stillClosed) {
    throw new EmbeddedPostgresError(
      `O usuário "${user.name}", que roda o PostgreSQL, não entra em ${closed} nem em ${stillClosed}. ` +
        'Informe em DATA_DIR uma pasta que ele alcance, ou inicie sem ser root.',
    );
  }
  warn(`O usuário "${user.name}" não entra em ${closed}: o banco de dados fica em ${base}.`);
  return base;
}

function makeFolder(folder: string): void {
  try {
    const first = mkdirSync(folder, {recursive: true});
    // Independent of umask, as the server's account has to access the new folders.
    if (first) for (let made = folder; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
  } catch (error) {
    throw new EmbeddedPostgresError(`Não foi possível criar a pasta ${folder}: verifique as permissões.`, {
      cause: error,
    });
  }
}
