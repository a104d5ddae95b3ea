// node scripts/build.mjs: installs what is missing and builds what changed, on any Node >= 20.
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {StepFailed, runAndCapture} from './lib/exec.mjs';
import {install} from './lib/install.mjs';
import {pruneOutput} from './lib/prune.mjs';
import {requireRuntime} from './lib/runtime-check.mjs';
import {logError, withProgress, log} from './lib/log.mjs';
import {compiled, apps, inputHash, viteConfig} from './lib/workspaces.mjs';
import {ROOT, runtimeEnv} from './runtime.mjs';

const LABELS = {storefront: 'a loja do pintor', admin: 'o painel', reports: 'os relatórios'};

/**
 * @param {{withTests?: boolean, withServer?: boolean, withApps?: boolean}} options withTests also compiles the browser
 *   journeys and the measurements; server and apps are built by default
 */
export async function build(runtime, options = {}) {
  const stale = names =>
    names.map(name => ({name, hash: inputHash(name)})).filter(({name, hash}) => stampOf(name) !== hash);
  const sources = options.withServer === false ? [] : stale(compiled(options));
  const screens = options.withApps === false ? [] : stale(apps());
  if (sources.length > 0) await withProgress('Compilando o servidor', () => compile(runtime, sources));
  for (const screen of screens) await withProgress(`Montando ${LABELS[screen.name]}`, () => bundle(runtime, screen));
  return sources.length + screens.length;
}

async function compile(runtime, workspaces) {
  const names = workspaces.map(({name}) => name);
  for (const name of names) {
    pruneOutput(join(ROOT, name, 'dist'), join(ROOT, name, 'src'));
    forgetLostOutput(name);
  }
  // No type checking, which `npm test` does, as it would double the build time of `npm start`.
  await run(runtime, join('typescript7', 'bin', 'tsc'), ['-b', '--noCheck', ...names]);
  for (const {name, hash} of workspaces) writeStamp(name, hash);
}

// Removes tsc's build info if dist was deleted, as tsc would otherwise regard the output as up to date.
function forgetLostOutput(name) {
  if (existsSync(join(ROOT, name, 'dist'))) return;
  rmSync(join(ROOT, name, 'tsconfig.tsbuildinfo'), {force: true});
}

async function bundle(runtime, {name, hash}) {
  await run(runtime, join('vite', 'bin', 'vite.js'), ['build', '--config', viteConfig(name), '--logLevel', 'warn']);
  writeStamp(name, hash);
}

async function run(runtime, tool, args) {
  const {code, output} = await runAndCapture(runtime, [join(ROOT, 'node_modules', tool), ...args], {
    ...runtimeEnv(runtime),
    NO_COLOR: '1',
  });
  if (code !== 0) throw new StepFailed('A compilação falhou.', output.trim());
}

const stampFile = name => join(ROOT, name, 'dist', '.clube-stamp');
const stampOf = name => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : undefined);
const writeStamp = (name, hash) => writeFileSync(stampFile(name), hash);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await install();
    const built = await build(await requireRuntime(), {withTests: process.argv.includes('--tests')});
    log(built === 0 ? 'Nada mudou desde a última compilação.' : 'Pronto.');
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    logError([error.output, error.message].filter(Boolean).join('\n\n'));
    process.exit(1);
  }
}
