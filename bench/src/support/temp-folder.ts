import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Creates a temporary folder that other accounts may enter, as under root PostgreSQL runs with another account. */
export function makeTempFolder(prefix: string): {path: string; remove(): void} {
  const path = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(path, 0o711);
  return {path, remove: () => rmSync(path, {recursive: true, force: true})};
}
