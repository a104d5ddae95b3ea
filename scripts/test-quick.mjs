// npm run test:quick: the fast tests that find most errors, for use during development; only `npm test` is complete.
import {availableParallelism} from 'node:os';
import {build} from './build.mjs';
import {changedFiles} from './testing/changed.mjs';
import {install} from './lib/install.mjs';
import {log} from './lib/log.mjs';
import {Steps} from './testing/steps.mjs';
import {COMPONENT_TESTS, UNIT_TESTS, testsOf} from './testing/test-files.mjs';
import {Toolbox} from './testing/toolbox.mjs';

const steps = new Steps();
const box = new Toolbox(steps);
let changed = [];

const FIRST = [
  ['Dependências', install],
  ['O que mudou', async () => void (changed = await changedFiles())],
  ['Compilação', async () => void (await build(await box.runtime(), {withTests: true, withApps: false}))],
];

const CHECKS = [
  ['Formatação', () => box.tool('oxfmt/bin/oxfmt', ['--check'])],
  ['Tipos e regras do código (oxlint)', () => box.tool('oxlint/bin/oxlint', ['--deny-warnings'])],
  ['Testes de unidade', () => box.mocha(UNIT_TESTS)],
  ['Testes de componentes', () => box.mocha(['--exit', ...COMPONENT_TESTS])],
  ['Testes da API do que mudou', changedTests],
];

async function changedTests() {
  const files = testsOf(changed);
  return files.length > 0 ? box.mocha(files) : 'Nada do que mudou tem testes da API.';
}

await steps.inOrder(FIRST);
await steps.inParallel(CHECKS, availableParallelism() + 1);
log(`\n${changed.length} arquivos mudaram.`);
box.finish();
