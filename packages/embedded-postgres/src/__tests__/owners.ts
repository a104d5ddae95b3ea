import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';

/** A process that owns the server of a folder. */
export interface Owner {
  /** The server's URL; rejects with the process's output if it ends before the server is ready. */
  url(): Promise<string>;
  /** The output so far. */
  output(): string;
  /** Kills the process by SIGKILL, like a power cut. */
  kill(): Promise<void>;
}

const alive = new Set<ChildProcess>();
process.once('exit', () => alive.forEach(child => child.kill('SIGKILL')));

/** Starts an embedded server on this folder in a new process. */
export function startOwner(dataDir: string): Owner {
  const child = spawn(process.execPath, [join(__dirname, 'owner.js'), dataDir], {stdio: ['ignore', 'pipe', 'pipe']});
  alive.add(child);
  let text = '';
  child.stderr.on('data', chunk => (text += String(chunk)));
  const ended = once(child, 'close').then(() => void alive.delete(child));
  const serves = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      text += String(chunk);
      const address = /^postgres:\S+(?=\n)/m.exec(text)?.[0];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`it ended without serving:\n${text}`)));
  });
  // Prevents an unhandled rejection when a test of a failing start does not await the URL.
  serves.catch(() => undefined);
  return {
    url: () => serves,
    output: () => text,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
