// npm test: everything that must hold, from a fresh checkout. Stops at the first failure.
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build} from './build.mjs';
import {requireChromium} from './lib/chromium.mjs';
import {StepFailed, capture, show} from './lib/exec.mjs';
import {install} from './lib/install.mjs';
import {requireRuntime} from './lib/runtime-check.mjs';
import {say} from './lib/say.mjs';
import {Steps} from './lib/steps.mjs';
import {ROOT, runtimeEnv} from './runtime.mjs';

const FOLDERS = ['domain', 'api-client', 'ui', 'backend', 'admin', 'storefront', 'reports', 'seeds']
  .map(name => `${name}/src`)
  .filter(folder => existsSync(join(ROOT, folder)));

const scratch = mkdtempSync(join(tmpdir(), 'clube-soma-'));
const sums = join(scratch, 'somas.jsonl');
writeFileSync(sums, '');
const steps = new Steps();
let runtime;

const FIRST = [
  ['Dependências', install],
  ['Node do produto', async () => void (runtime = await requireRuntime())],
  ['Tipos', () => tool('typescript/bin/tsc', ['-b'])],
  ['Compilação', async () => void (await build(runtime, {withTests: true}))],
];

/** Looks at what is written, while the tests look at what it does. */
const CHECKS = [
  ['Formatação', () => tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])],
  ['Regras do código (eslint)', () => tool('eslint/bin/eslint.js', ['--max-warnings', '0', '.'])],
  ['Acessibilidade das telas (oxlint)', () => tool('oxlint/bin/oxlint', ['--deny-warnings'])],
  [
    'Fronteiras',
    () => tool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.cjs', ...FOLDERS]),
  ],
  ['Arquivo de versões', () => script('check-lock.mjs')],
  ['Licenças', () => script('licences.mjs')],
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
  // The page they are drawn on would go on living with its timers.
  ['Testes de componentes', () => mocha(['--exit', '{ui,storefront,admin,reports}/src/**/*.test.tsx'])],
];

/** Two runs, each with a PostgreSQL of its own: a test waits for its answers as much as it computes. */
const API = [0, 1].map(half => [
  [`Testes da API, ${half + 1} de 2`, () => mocha(apiTests().filter(everySecond(half)))],
]);

const LAST = [
  ['Jornadas no navegador', async () => mocha(['e2e/dist/**/*.test.js'], {CHROMIUM_PATH: await requireChromium()})],
];

/** Sorted by room, so that taking every second one shares the slow ones of a room out. */
const apiTests = () =>
  ['backend', 'seeds', 'bench'].flatMap(name =>
    readdirSync(join(ROOT, name, 'dist'), {recursive: true})
      .filter(file => file.endsWith('.test.js'))
      .sort()
      .map(file => join(name, 'dist', file)),
  );

const everySecond = half => (_, i) => i % 2 === half;

async function mocha(files, env = {}) {
  const reporter = ['--reporter', 'scripts/lib/mocha-reporter.cjs', '--reporter-option', `sums=${sums}`];
  return tool('mocha/bin/mocha.js', [...reporter, ...files], env);
}

const script = name => run([join(ROOT, 'scripts', name)]);
const tool = (path, args, env) => run([join(ROOT, 'node_modules', path), ...args], env);

async function run(args, env = {}) {
  const all = {...runtimeEnv(runtime), ...env};
  const {code, output} = steps.alone
    ? {code: await show(runtime, args, all), output: ''}
    : await capture(runtime, args, all);
  if (code !== 0) throw new StepFailed(`código de saída ${code}`, output.trim());
  return output.trim();
}

function summary() {
  steps.showTimes();
  const counts = readFileSync(sums, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));
  const total = key => counts.reduce((sum, count) => sum + count[key], 0);
  // A step that broke outside a test is a failure as well, and one that nobody could overlook in the sum.
  const failed = steps.good ? 0 : Math.max(1, total('failures'));
  say(`\n${total('passes')} passed, ${failed} failed`);
}

await steps.inOrder(FIRST);
await steps.sideBySide(CHECKS, ...API);
await steps.inOrder(LAST);
summary();
rmSync(scratch, {recursive: true, force: true});
process.exitCode = steps.good ? 0 : 1;
