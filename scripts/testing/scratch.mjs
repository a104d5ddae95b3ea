// The temporary folder of a test run, for hundreds of databases, demo data and files.
import {accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const MEMORY = '/dev/shm';
/** Minimum free bytes; a whole run needs about half of it. */
const ROOM = 8e9;

/** The folder in memory if it is large enough, as copying a database of some 1,500 small files is limited by the disk. */
function fastest() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const {bavail, bsize} = statfsSync(MEMORY);
    return bavail * bsize > ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Creates a folder for the run, with a TMPDIR for its programs; removed when the run ends or is interrupted. */
export function makeScratch() {
  const folder = mkdtempSync(join(process.env.TMPDIR ?? fastest(), 'clube-soma-'));
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  // When tests run as root, PostgreSQL runs as another user, whose files are below.
  for (const path of [folder, temporary]) chmodSync(path, 0o755);
  process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
  process.once('SIGINT', () => process.exit(130));
  return {folder, temporary};
}
