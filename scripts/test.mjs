// npm test: all checks required before merging, from a fresh checkout. npm run test:full: also the slow
// tests (x.slow.test.ts). --em 2027-02-28 sets the clock of server, database and browser to that day (needs Debian's faketime).
import {existsSync, readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {build} from './build.mjs';
import {requireChromium} from './testing/chromium.mjs';
import {clockOn} from './testing/clock.mjs';
import {install} from './lib/install.mjs';
import {Steps} from './testing/steps.mjs';
import {Toolbox} from './testing/toolbox.mjs';
import {COMPONENT_TESTS, UNIT_TESTS, apiTests, journeys} from './testing/test-files.mjs';
import {shares} from './testing/test-times.mjs';
import {ROOT} from './runtime.mjs';

const args = process.argv.slice(2);
const full = args.includes('--full');
const day = args[args.indexOf('--em') + 1];

const FOLDERS = [
  ...readdirSync(join(ROOT, 'packages')).map(name => `packages/${name}`),
  'backend',
  'admin',
  'storefront',
  'reports',
  'seeds',
]
  .map(name => `${name}/src`)
  .filter(folder => existsSync(join(ROOT, folder)));

const steps = new Steps();
const box = new Toolbox(steps, {
  full,
  env: {...(args.includes('--em') && clockOn(day)), ...(full && {FC_RUNS: '30'})},
});
let chromium;

const FIRST = [
  ['Dependências', install],
  ['Node do produto', async () => void (await box.runtime())],
  ['Navegador', async () => void (chromium = await requireChromium())],
];

const COMPILE = 'Compilação';
const SCREENS = 'Telas';
const DEMO = 'Programa de demonstração';
/** The demo data are loaded once, with what they promise at any scale; each run of browser tests uses a copy. */
const DEMO_FOLDER = box.scratch('demo');

/** Runs tests in `count` parallel runs, each with its own PostgreSQL. Resources left open by a failed test do not block the end. */
const inShares = (name, count, tests, after, run) =>
  Array.from({length: count}, (_, i) => [
    count === 1 ? name : `${name}, ${i + 1} de ${count}`,
    () => run(['--exit', ...shares(tests(), count)[i]]),
    after,
  ]);

/** The remaining steps, longest first; each starts as soon as its prerequisites are done. */
const REST = [
  [COMPILE, async () => void (await build(await box.runtime(), {withTests: true, withApps: false}))],
  [SCREENS, async () => void (await build(await box.runtime(), {withServer: false}))],
  [
    DEMO,
    () => box.run([join(ROOT, 'e2e', 'dist', 'demo', 'prepare.js'), DEMO_FOLDER], {DEMO_PARTES: full ? '4' : '20'}),
    [COMPILE, SCREENS],
  ],
  ...inShares(
    'Testes da API',
    full ? 3 : 2,
    () => apiTests({full}),
    [COMPILE, SCREENS],
    files => box.mocha(files, {CHROMIUM_PATH: chromium}),
  ),
  ...inShares(
    'Jornadas no navegador',
    full ? 3 : 1,
    () => journeys({full}),
    [DEMO],
    files => box.mocha(['--retries', '1', ...files], {CHROMIUM_PATH: chromium, E2E_DEMO: DEMO_FOLDER}),
  ),
  ['Tipos e regras do código (oxlint)', () => box.tool('oxlint/bin/oxlint', ['--deny-warnings']), [COMPILE]],
  // --exit, as timers of the test DOM would keep the process running.
  ['Testes de componentes', () => box.mocha(['--exit', ...COMPONENT_TESTS]), [COMPILE]],
  [
    'Fronteiras',
    () =>
      box.tool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.cjs', ...FOLDERS]),
    [COMPILE],
  ],
  ['O que ninguém usa (knip)', () => box.tool('knip/bin/knip.js', ['--no-progress']), [COMPILE]],
  ['Tipos da API', () => box.run([join(ROOT, 'packages', 'api-client', 'generate.mjs'), '--check']), [COMPILE]],
  ['Testes de unidade', () => box.mocha(UNIT_TESTS), [COMPILE]],
  ['Nomes', () => box.script('lint-names.mjs')],
  ['Formatação', () => box.tool('oxfmt/bin/oxfmt', ['--check'])],
  ['Arquivo de versões', () => box.script('check-lock.mjs')],
  ['Licenças', () => box.script('licences.mjs')],
  ['Tamanho da primeira tela', () => box.script('check-size.mjs'), [SCREENS]],
];

await steps.inOrder(FIRST);
await steps.inParallel(REST, availableParallelism() + 1);
box.finish();
