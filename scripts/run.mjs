// node scripts/run.mjs <tool> [args]: runs a tool of node_modules/.bin on the product's own Node.
import {spawn} from 'node:child_process';
import {ROOT, findRuntime, runtimeEnv} from './runtime.mjs';

const [tool, ...args] = process.argv.slice(2);
const runtime = findRuntime();
if (!tool || !runtime) {
  console.error(
    tool ? 'Node 24 não encontrado: rode "npm ci" primeiro.' : 'uso: node scripts/run.mjs <ferramenta> [argumentos]',
  );
  process.exit(2);
}
const child = spawn(tool, args, {
  cwd: ROOT,
  env: runtimeEnv(runtime),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// Signals sent only to us are forwarded to the tool; those of the terminal reach it directly.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', error => {
  console.error(error.message);
  process.exit(2);
});
child.on('exit', code => process.exit(code ?? 1));
