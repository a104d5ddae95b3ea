import {chmodSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** A temporary folder of a test. */
export interface TempFolder {
  path: string;
  remove(): void;
}

const left = new Set<string>();

// If the run is aborted: a database server is detached and would keep running.
process.once('exit', () => {
  for (const path of left) {
    killServer(path);
    remove(path);
  }
});

/** Creates a folder that other accounts may enter, as PostgreSQL runs with another account when tests run as root. */
export function givenTempFolder(prefix = 'clube-testes-'): TempFolder {
  const path = mkdtempSync(join(tmpdir(), prefix));
  left.add(path);
  chmodSync(path, 0o711);
  return {path, remove: () => remove(path)};
}

function remove(path: string): void {
  // Retries, as processes of a server that was just killed may still be writing.
  rmSync(path, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});
  left.delete(path);
}

function killServer(dataDir: string): void {
  try {
    const [pid] = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    // SIGKILL, as the data are discarded; its child processes end shortly afterwards.
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // No server is running.
  }
}
