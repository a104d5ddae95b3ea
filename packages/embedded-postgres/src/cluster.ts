import {randomBytes} from 'node:crypto';
import {existsSync, linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {EmbeddedPostgresError} from './errors';
import type {DataPaths} from './data-paths';
import {isAlive} from './postmaster';
import {changeOwner, type ServerUser} from './server-user';
import type {Tools} from './tools';

/** Major version of the shipped PostgreSQL, which cannot open data of another one. */
const MAJOR = '18';
/** The server's superuser; the application itself uses an ordinary role. */
export const SUPERUSER = 'postgres';

/**
 * Creates the cluster if there is none and returns its password.
 * @throws EmbeddedPostgresError when initdb fails, the password is lost, or the data is of another major version.
 */
export async function ensureCluster(
  places: DataPaths,
  tools: Tools,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<string> {
  if (!existsSync(join(places.cluster, 'PG_VERSION'))) {
    const password = ensurePassword(places.password);
    await initialise(places, tools, user, password, durable);
    return password;
  }
  const major = readFileSync(join(places.cluster, 'PG_VERSION'), 'utf8').trim();
  if (major !== MAJOR) {
    throw new EmbeddedPostgresError(
      `Os dados em ${places.cluster} são do PostgreSQL ${major} e o embutido é o ${MAJOR}: restaure uma cópia de segurança numa pasta nova.`,
    );
  }
  if (!existsSync(places.password)) {
    throw new EmbeddedPostgresError(
      `Falta a senha do banco de dados (${places.password}): restaure a cópia de segurança.`,
    );
  }
  return readFileSync(places.password, 'utf8').trim();
}

function ensurePassword(file: string): string {
  if (!existsSync(file)) makePassword(file);
  return readFileSync(file, 'utf8').trim();
}

// If several processes start on one folder at once, all use the first password; the file is created atomically.
function makePassword(file: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(24).toString('hex'), {mode: 0o600});
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, {force: true});
  }
}

// Created in a temporary folder and renamed, so that an interrupted initdb leaves no incomplete cluster, and several
// processes that start on one folder at once all use the first cluster.
async function initialise(
  places: DataPaths,
  tools: Tools,
  user: ServerUser | undefined,
  password: string,
  durable: boolean,
): Promise<void> {
  removeAbandoned(places.cluster);
  const draft = `${places.cluster}${DRAFT}${process.pid}`;
  const passwordCopy = join(draft, 'senha');
  rmSync(draft, {recursive: true, force: true});
  mkdirSync(join(draft, 'data'), {recursive: true, mode: 0o700});
  writeFileSync(passwordCopy, password, {mode: 0o600});
  for (const path of [draft, join(draft, 'data'), passwordCopy]) changeOwner(user, path);
  const {code, output} = await tools.run('initdb', [
    `--pgdata=${join(draft, 'data')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordCopy}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same collation and case rules on every system; lists for people use pt-BR explicitly.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${LIBC_LOCALE[process.platform] ?? 'C'}`,
    ...(durable ? [] : ['--no-sync']),
  ]);
  if (code !== 0) {
    rmSync(draft, {recursive: true, force: true});
    throw new EmbeddedPostgresError(`O banco de dados não pôde ser criado: ${output.trim()}`);
  }
  try {
    renameSync(join(draft, 'data'), places.cluster);
  } catch (error) {
    if (!existsSync(join(places.cluster, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(draft, {recursive: true, force: true});
  }
}

const DRAFT = '.novo-';

function removeAbandoned(cluster: string): void {
  const prefix = basename(cluster) + DRAFT;
  for (const name of readdirSync(dirname(cluster)))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(join(dirname(cluster), name), {recursive: true, force: true});
}

const LIBC_LOCALE: Partial<Record<NodeJS.Platform, string>> = {linux: 'C.UTF-8', darwin: 'en_US.UTF-8'};
