import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';

/** A process that owns the server of a folder. */
export interface Owner {
  /** The address it serves; rejects, with what it said, when it ends without serving. */
  url(): Promise<string>;
  /** Everything it has written so far. */
  output(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const alive = new Set<ChildProcess>();
process.once('exit', () => alive.forEach(child => child.kill('SIGKILL')));

/** Starts an embedded server on this folder from a process of its own. */
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
  // Not everybody asks for the address of one that is to fail.
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
