// npm start: from a fresh checkout to a running product. Runs on the system's Node (>= 20) before anything is installed.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {build} from './build.mjs';
import {StepFailed} from './lib/exec.mjs';
import {install} from './lib/install.mjs';
import {supervise} from './lib/supervise.mjs';
import {requireRuntime} from './lib/runtime-check.mjs';
import {logError, log} from './lib/log.mjs';
import {ROOT, runtimeEnv} from './runtime.mjs';

const LEAVE_WITH_PARENT = new URL('lib/exit-with-parent.mjs', import.meta.url).href;

async function prepare() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new StepFailed(`É preciso o Node 20 ou mais novo (este é o ${process.versions.node}): https://nodejs.org`);
  }
  log('Clube do Pintor');
  await install();
  const runtime = await requireRuntime();
  await build(runtime);
  if (!existsSync(join(ROOT, 'backend', 'dist', 'main.js'))) throw new StepFailed('O servidor não foi compilado.');
  return runtime;
}

const serve = runtime =>
  supervise({
    program: runtime,
    args: ['--import', LEAVE_WITH_PARENT, join(ROOT, 'backend', 'dist', 'main.js')],
    options: {
      cwd: ROOT,
      // V8's compile cache makes the next start faster.
      env: {NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'), ...runtimeEnv(runtime)},
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // In a separate process group: we forward Ctrl+C once, so that the server finishes its requests before its database stops.
      detached: process.platform !== 'win32',
    },
  });

try {
  process.exit(await serve(await prepare()));
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  logError([error.output, error.message].filter(Boolean).join('\n\n'));
  process.exit(1);
}
