import {execFileSync} from 'node:child_process';
import {chownSync, statSync, type Stats} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {EmbeddedPostgresError} from './errors';

/** The account that PostgreSQL runs under if it cannot run under ours. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

// PostgreSQL refuses to run as root, and we create no account, so it runs under one that every system has.
const CANDIDATES = ['postgres', 'nobody'];

/**
 * The account for PostgreSQL: under root an existing unprivileged account; undefined means ours.
 * @throws EmbeddedPostgresError when there is no such account under root.
 */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of CANDIDATES) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid && gid) return {name, uid, gid};
  }
  throw new EmbeddedPostgresError(
    'O PostgreSQL não roda como root e não há um usuário sem privilégios (postgres ou nobody) para usar. ' +
      'Inicie com outro usuário ou informe DATABASE_URL.',
  );
}

/** The first folder of `path` (including itself, if it exists) that the user may not enter; undefined if there is none. */
export function findClosedFolder(path: string, user: ServerUser): string | undefined {
  const folders: string[] = [];
  for (let at = resolve(path); ; at = dirname(at)) {
    folders.unshift(at);
    if (at === dirname(at)) break;
  }
  return folders.find(folder => {
    const stats = statSync(folder, {throwIfNoEntry: false});
    return stats?.isDirectory() && !mayEnter(stats, user);
  });
}

/** Hands a file or folder over to the account PostgreSQL runs under. */
export function changeOwner(user: ServerUser | undefined, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}

function mayEnter(stats: Stats, user: ServerUser): boolean {
  if (stats.uid === user.uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === user.gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}));
  } catch {
    return undefined;
  }
}
