import {linkSync, rmSync, writeFileSync} from 'node:fs';

/**
 * Makes a private file with this content unless there is one. Processes that start at once on one folder end up with one
 * content, whole: whoever comes first wins, and the others read theirs.
 */
export function writeOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, content, {mode: 0o600});
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, {force: true});
  }
}
