// npm test: everything that must hold, in order, from a fresh checkout. Stops at the first failure.
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build} from './build.mjs';
import {requireChromium} from './lib/chromium.mjs';
import {StepFailed, show} from './lib/exec.mjs';
import {install} from './lib/install.mjs';
import {requireRuntime} from './lib/runtime-check.mjs';
import {complain, duration, say} from './lib/say.mjs';
import {ROOT, runtimeEnv} from './runtime.mjs';

const FOLDERS = ['domain', 'api-client', 'ui', 'backend', 'admin', 'storefront', 'reports', 'seeds']
  .map(name => `${name}/src`)
  .filter(folder => existsSync(join(ROOT, folder)));

const scratch = mkdtempSync(join(tmpdir(), 'clube-soma-'));
const sums = join(scratch, 'somas.jsonl');
writeFileSync(sums, '');
const times = [];
let runtime;

const STEPS = [
  ['Dependências', install],
  ['Node do produto', async () => (runtime = await requireRuntime())],
  ['Formatação', () => tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])],
  ['Regras do código (eslint)', () => tool('eslint/bin/eslint.js', ['--max-warnings', '0', '.'])],
  ['Acessibilidade das telas (oxlint)', () => tool('oxlint/bin/oxlint', ['--deny-warnings'])],
  ['Tipos', () => tool('typescript/bin/tsc', ['-b'])],
  [
    'Fronteiras',
    () => tool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.cjs', ...FOLDERS]),
  ],
  ['Arquivo de versões', () => script('check-lock.mjs')],
  ['Licenças', () => script('licences.mjs')],
  ['Compilação', () => build(runtime, {withTests: true})],
  ['Tipos da API', () => run([join(ROOT, 'api-client', 'gerar.mjs'), '--conferir'])],
  ['Tamanho da primeira tela', () => script('check-size.mjs')],
  [
    'Testes de unidade',
    () =>
      mocha([
        'domain/dist/**/*.test.js',
        'api-client/dist/**/*.test.js',
        '{ui,storefront,admin,reports}/src/**/*.test.ts',
        'scripts/**/*.test.mjs',
      ]),
  ],
  ['Testes da API', () => mocha(['backend/dist/**/*.test.js', 'seeds/dist/**/*.test.js', 'bench/dist/**/*.test.js'])],
  ['Jornadas no navegador', journeys],
];

async function journeys() {
  await mocha(['e2e/dist/**/*.test.js'], {CHROMIUM_PATH: await requireChromium()});
}

async function mocha(globs, env = {}) {
  const reporter = ['--reporter', 'scripts/lib/mocha-reporter.cjs', '--reporter-option', `sums=${sums}`];
  await tool('mocha/bin/mocha.js', [...reporter, ...globs], env);
}

const script = name => run([join(ROOT, 'scripts', name)]);
const tool = (path, args, env) => run([join(ROOT, 'node_modules', path), ...args], env);

async function run(args, env = {}) {
  const code = await show(runtime, args, {...runtimeEnv(runtime), ...env});
  if (code !== 0) throw new StepFailed(`código de saída ${code}`);
}

async function step([name, work]) {
  const start = performance.now();
  say(`\n━━ ${name} ${'━'.repeat(Math.max(3, 72 - name.length))}`);
  try {
    await work();
    times.push([name, performance.now() - start, '✓']);
    return true;
  } catch (error) {
    times.push([name, performance.now() - start, '✗']);
    complain([error.output, error instanceof StepFailed ? error.message : error.stack].filter(Boolean).join('\n\n'));
    complain(`✗ FALHOU: ${name}`);
    return false;
  }
}

function summary(good) {
  say(`\n━━ Tempos ${'━'.repeat(66)}`);
  for (const [name, ms, sign] of times) say(`${sign} ${name.padEnd(36)}${duration(ms).padStart(12)}`);
  const counts = readFileSync(sums, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));
  const total = key => counts.reduce((sum, count) => sum + count[key], 0);
  // A step that broke outside a test is a failure as well, and one that nobody could overlook in the sum.
  const failed = good ? 0 : Math.max(1, total('failures'));
  say(`\n${total('passes')} passed, ${failed} failed`);
}

let good = true;
for (const each of STEPS) if (good) good = await step(each);
summary(good);
rmSync(scratch, {recursive: true, force: true});
process.exitCode = good ? 0 : 1;
