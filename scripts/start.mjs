// npm start: from a fresh checkout to a running product. Runs on the system's Node (>= 20) before anything is installed.
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {constants} from 'node:os';
import {join} from 'node:path';
import {build} from './build.mjs';
import {StepFailed} from './lib/exec.mjs';
import {install} from './lib/install.mjs';
import {requireRuntime} from './lib/runtime-check.mjs';
import {complain, say} from './lib/say.mjs';
import {ROOT, runtimeEnv} from './runtime.mjs';

// A Ctrl+C may reach us twice, from the terminal and from npm: only a later one is a second wish to leave.
const SAME_KEYPRESS_MS = 700;
const LEAVE_WITH_PARENT = new URL('lib/leave-with-parent.mjs', import.meta.url).href;

async function prepare() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new StepFailed(`É preciso o Node 20 ou mais novo (este é o ${process.versions.node}): https://nodejs.org`);
  }
  say('Clube do Pintor');
  await install();
  const runtime = await requireRuntime();
  await build(runtime);
  if (!existsSync(join(ROOT, 'backend', 'dist', 'main.js'))) throw new StepFailed('O servidor não foi compilado.');
  return runtime;
}

function serve(runtime) {
  const server = spawn(runtime, ['--import', LEAVE_WITH_PARENT, join(ROOT, 'backend', 'dist', 'main.js')], {
    cwd: ROOT,
    env: runtimeEnv(runtime),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Out of the terminal's group: the server hears of a Ctrl+C from us, once, and drains before its database stops.
    detached: process.platform !== 'win32',
  });
  let askedAt;
  const passOn = signal => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      server.kill(signal);
    } else if (performance.now() - askedAt > SAME_KEYPRESS_MS) {
      complain('Encerrando à força.');
      server.kill('SIGKILL');
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => passOn(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  server.on('error', error => {
    complain(`O servidor não pôde ser iniciado: ${error.message}`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

try {
  serve(await prepare());
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  complain([error.output, error.message].filter(Boolean).join('\n\n'));
  process.exit(1);
}
