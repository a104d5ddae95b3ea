import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** An empty folder of the test's own. */
export interface TempFolder {
  path: string;
  remove(): void;
}

/** May be entered by others, since PostgreSQL runs under another account when the tests run as root. */
export function givenTempFolder(prefix = 'clube-testes-'): TempFolder {
  const path = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(path, 0o711);
  return {path, remove: () => rmSync(path, {recursive: true, force: true})};
}
