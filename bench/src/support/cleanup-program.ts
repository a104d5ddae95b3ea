// A process of its own, started by cleanup-process.ts: runs until the one that started it is gone.
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
    // What is just being started shows itself in a moment, and what was killed may still be writing.
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
    // It is gone.
  }
}

/** Where the system shows them: tools that run there, as `initdb` does. */
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

/** The server is nobody's child: it would keep running. */
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
