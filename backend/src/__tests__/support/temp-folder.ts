import {chmodSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** An empty folder of the test's own. */
export interface TempFolder {
  path: string;
  remove(): void;
}

const left = new Set<string>();

// A run that ends before its tests do: a database server is nobody's child and would keep running.
process.once('exit', () => {
  for (const path of left) {
    killServer(path);
    remove(path);
  }
});

/** May be entered by others, since PostgreSQL runs under another account when the tests run as root. */
export function givenTempFolder(prefix = 'clube-testes-'): TempFolder {
  const path = mkdtempSync(join(tmpdir(), prefix));
  left.add(path);
  chmodSync(path, 0o711);
  return {path, remove: () => remove(path)};
}

function remove(path: string): void {
  // A server's processes that have just been killed may still be writing.
  rmSync(path, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});
  left.delete(path);
}

function killServer(dataDir: string): void {
  try {
    const [pid] = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    // Its children are gone within moments as well; what it wrote is thrown away.
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // There is none.
  }
}
