// Where a run of tests keeps what it makes: databases by the hundred, demo programmes, files.
import {accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes that must be free there: a whole run takes about half of it. */
const ROOM = 8e9;

/** Memory if it holds a run: copying a database is some 1,500 small files, and the disk is what the tests wait for. */
function fastest() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const {bavail, bsize} = statfsSync(MEMORY);
    return bavail * bsize > ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A new folder for the run, with one for the temporary files of all that it starts; removed when the run ends or is interrupted. */
export function makeScratch() {
  const folder = mkdtempSync(join(process.env.TMPDIR ?? fastest(), 'clube-soma-'));
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  // PostgreSQL, which runs as another user when the tests run as root, keeps its files below.
  for (const path of [folder, temporary]) chmodSync(path, 0o755);
  process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
  process.once('SIGINT', () => process.exit(130));
  return {folder, temporary};
}
