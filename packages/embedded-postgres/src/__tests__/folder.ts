import {chmodSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** A temporary folder of a test. */
export interface Folder {
  path: string;
  remove(): void;
}

const left = new Set<string>();

// For runs that are aborted: a database server is detached and would keep running.
process.once('exit', () => {
  for (const path of left) {
    killServer(path);
    remove(path);
  }
});

/** Creates a folder that other accounts may enter, as PostgreSQL runs under another account when the tests run as root. */
export function givenFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  left.add(path);
  chmodSync(path, 0o711);
  return {path, remove: () => remove(path)};
}

function remove(path: string): void {
  // Server processes that were just killed may still be writing.
  rmSync(path, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});
  left.delete(path);
}

function killServer(dataDir: string): void {
  try {
    const [pid] = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    // Its child processes end shortly after; its data are not needed.
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // No server is running.
  }
}
