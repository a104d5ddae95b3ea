// A separate process, started by cleanup-process.ts, that waits for the end of its parent and then cleans up.
import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';

export interface TrackMessage {
  pid: number;
}
export const CLEAN_UP = 'tidy';
const PASSES = 20;

function watchOver(folder: string): void {
  const pids: number[] = [];
  const cleanUp = () => {
    // Several passes, as a process may just be starting, and a killed one may still be writing.
    for (let pass = 0; pass === 0 || (existsSync(folder) && pass < PASSES); pass++) {
      for (const pid of [...pids.splice(0), ...postmasterBelow(folder), ...processesOf(folder)]) end(pid);
      rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
    }
    process.exit();
  };
  process.on('message', (message: TrackMessage | typeof CLEAN_UP) =>
    message === CLEAN_UP ? cleanUp() : void pids.push(message.pid),
  );
  process.on('disconnect', cleanUp);
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}

/** The ids of processes that use the folder, such as `initdb`; empty on systems without /proc. */
function processesOf(folder: string): number[] {
  const pids = process.platform === 'linux' ? readdirSync('/proc').map(Number) : [];
  return pids.filter(pid => {
    try {
      return pid > 1 && pid !== process.pid && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(folder);
    } catch {
      return false;
    }
  });
}

/** The process ids of PostgreSQL servers below the folder, which are detached and would keep running. */
function postmasterBelow(folder: string): number[] {
  try {
    const [pid] = readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    return [Number(pid)].filter(each => each > 1);
  } catch {
    return [];
  }
}

const [folder] = process.argv.slice(2);
if (require.main === module && folder) watchOver(folder);
