import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export interface Postmaster {
  pid: number;
  /** Of the product's database. */
  url: string;
}

/** The embedded server that the product runs below its data folder. */
export function findPostmaster(dataDir: string): Postmaster {
  const folder = join(dataDir, 'postgres');
  const lines = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 1 && port > 1)) throw new Error('no postmaster');
  const password = readFileSync(join(folder, 'senha'), 'utf8').trim();
  return {pid, url: `postgres://clube:${encodeURIComponent(password)}@127.0.0.1:${port}/clube`};
}
