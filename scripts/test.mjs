// npm test: everything that must hold, from a fresh checkout. Stops at the first failure.
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {build} from './build.mjs';
import {requireChromium} from './testing/chromium.mjs';
import {install} from './lib/install.mjs';
import {Steps} from './testing/steps.mjs';
import {Toolbox} from './testing/toolbox.mjs';
import {COMPONENT_TESTS, UNIT_TESTS, apiTests, journeys} from './testing/test-files.mjs';
import {halves} from './testing/test-times.mjs';
import {ROOT} from './runtime.mjs';

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
const box = new Toolbox(steps);
let chromium;

const FIRST = [
  ['Dependências', install],
  ['Node do produto', async () => void (await box.runtime())],
  ['Navegador', async () => void (chromium = await requireChromium())],
];

const COMPILED = [
  ['Compilação', async () => void (await build(await box.runtime(), {withTests: true, withFaces: false}))],
];

/** Needs nothing that is compiled: the faces are bundled from the sources of all they use. */
const FROM_SOURCE = [
  ['Telas', async () => void (await build(await box.runtime(), {withServer: false}))],
  ['Formatação', () => box.tool('oxfmt/bin/oxfmt', ['--check'])],
  ['Arquivo de versões', () => box.script('check-lock.mjs')],
  ['Licenças', () => box.script('licences.mjs')],
];

/** Looks at what is written, while the tests look at what it does. */
const CHECKS = [
  ['Testes de unidade', () => box.mocha(UNIT_TESTS)],
  // The page they are drawn on would go on living with its timers.
  ['Testes de componentes', () => box.mocha(['--exit', ...COMPONENT_TESTS])],
  ['Tipos e regras do código (oxlint)', () => box.tool('oxlint/bin/oxlint', ['--deny-warnings'])],
  [
    'Fronteiras',
    () =>
      box.tool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.cjs', ...FOLDERS]),
  ],
  ['O que ninguém usa (knip)', () => box.tool('knip/bin/knip.js', ['--no-progress'])],
  ['Tipos da API', () => box.run([join(ROOT, 'packages', 'api-client', 'generate.mjs'), '--check'])],
  ['Tamanho da primeira tela', () => box.script('check-size.mjs')],
  ['Peso da instalação', () => box.script('check-weight.mjs')],
];

/** Loaded once; each run of journeys works on a copy. */
const DEMO = box.scratch('demo');
let loading;
const loadDemo = () => (loading ??= box.run([join(ROOT, 'e2e', 'dist', 'demo', 'prepare.js'), DEMO]));

/**
 * Two runs each, with a PostgreSQL of their own: a test waits for its answers as much as it computes. What a failed test has
 * left open holds nobody up; that the others leave nothing they say themselves.
 */
const inHalves = (name, tests, run) =>
  [0, 1].map(half => [`${name}, ${half + 1} de 2`, () => run(['--exit', ...halves(tests())[half]])]);

// What draws the screens are programs of their own.
const API = inHalves('Testes da API', apiTests, files => box.mocha(files, {CHROMIUM_PATH: chromium}));
const JOURNEYS = inHalves('Jornadas no navegador', journeys, async files => {
  await loadDemo();
  return box.mocha(files, {CHROMIUM_PATH: chromium, E2E_DEMO: DEMO});
});

await steps.inOrder(FIRST);
await steps.sideBySide(COMPILED, FROM_SOURCE);
await steps.sideBySide(
  [...CHECKS, JOURNEYS[0]],
  [['Programa de demonstração', loadDemo], JOURNEYS[1]],
  ...API.map(run => [run]),
);
box.finish();
