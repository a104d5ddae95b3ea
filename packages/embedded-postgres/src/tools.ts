import {spawn} from 'node:child_process';
import type {Binaries, Tool} from './binaries';
import type {ServerUser} from './server-user';

interface Outcome {
  code: number;
  output: string;
}

/** Runs PostgreSQL's programs under the account for them. */
export interface Tools {
  run(tool: Tool, args: string[]): Promise<Outcome>;
}

export function createTools(binaries: Binaries, user: ServerUser | undefined): Tools {
  return {
    run: (tool, args) =>
      new Promise((resolve, reject) => {
        const child = spawn(binaries.path(tool), args, {
          // The current folder may be inaccessible to the other account.
          cwd: process.platform === 'win32' ? undefined : '/',
          env: serverEnv(),
          // In a separate process group, so that Ctrl+C only reaches us and the application can finish its requests first.
          detached: process.platform !== 'win32',
          windowsHide: true,
          stdio: ['ignore', 'pipe', 'pipe'],
          ...(user && {uid: user.uid, gid: user.gid}),
        });
        let output = '';
        child.stdout.on('data', chunk => (output += String(chunk)));
        child.stderr.on('data', chunk => (output += String(chunk)));
        child.on('error', reject);
        child.on('close', code => resolve({code: code ?? 1, output}));
      }),
  };
}

// The server keeps its environment, so it must have neither our secrets nor PG* settings for other servers.
function serverEnv(): NodeJS.ProcessEnv {
  const {PATH, SystemRoot, TEMP, TMP} = process.env;
  return process.platform === 'win32' ? {PATH, SystemRoot, TEMP, TMP} : {PATH, LC_ALL: 'C', TZ: 'UTC'};
}
