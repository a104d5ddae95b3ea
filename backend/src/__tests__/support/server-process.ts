import {spawn, type ChildProcess} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {join} from 'node:path';

/** The same for all copies of the server in a test, as they accept each other's signed URLs. */
const SECRET = randomBytes(32).toString('hex');
const MAIN = join(__dirname, '..', '..', 'main.js');

/** The server in a separate process, started as in production. */
export interface ServerProcess {
  /** Its standard output and errors so far. */
  output(): string;
  /** Resolves when the output matches `words`; rejects if the process ends before. */
  waitForOutput(words: RegExp): Promise<RegExpExecArray>;
  /** Its URL, as soon as it accepts requests. */
  url(): Promise<string>;
  signal(signal: NodeJS.Signals): void;
  /** Sends the signal and waits for the end. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Resolves with the exit code when the process has ended; null if a signal ended it. */
  exit(): Promise<number | null>;
}

const alive = new Set<ChildProcess>();
process.once('exit', () => alive.forEach(child => child.kill('SIGKILL')));

/** Starts `main.js`, or another script, with this environment; of the test's own only PATH, LANG and the compile cache. */
export function startServerProcess(env: Record<string, string>, program = MAIN, args: string[] = []): ServerProcess {
  const {PATH = '', LANG = 'C.UTF-8', NODE_COMPILE_CACHE = ''} = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      PATH,
      LANG,
      NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1:0',
      SECRET,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  let text = '';
  let gone = false;
  const listeners = new Set<() => void>();
  const heard = (chunk: Buffer | string) => {
    text += String(chunk);
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
  const ended = once(child, 'close').then(() => {
    gone = true;
    alive.delete(child);
    for (const listener of listeners) listener();
  });

  const says = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = words.exec(text);
        if (!found && !gone) return;
        listeners.delete(look);
        if (found) resolve(found);
        else reject(new Error(`it ended (${child.exitCode ?? child.signalCode}) without saying ${words}:\n${text}`));
      };
      listeners.add(look);
      look();
    });

  return {
    output: () => text,
    waitForOutput: says,
    url: async () => (await says(/Clube do Pintor em (http:\S+)/))[1] ?? '',
    signal: signal => void child.kill(signal),
    async kill(signal) {
      if (!gone) child.kill(signal);
      await ended;
    },
    exit: () => ended.then(() => child.exitCode),
  };
}
