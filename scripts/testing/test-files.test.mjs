import assert from 'node:assert/strict';
import {describe, it} from 'mocha';
import {testsOf} from './test-files.mjs';

const TESTS = [
  'backend/dist/__tests__/kernel/boot.slow.test.js',
  'backend/dist/__tests__/notas/envio.test.js',
  'backend/dist/__tests__/notas/leitura/fila.test.js',
  'backend/dist/__tests__/pontos/razao.test.js',
  'backend/dist/kernel/http/input/json.test.js',
  'backend/dist/modules/notas/envio/rede.test.js',
  'seeds/dist/demo/plan/plan.test.js',
];
const of = (...files) => testsOf(files, TESTS);

describe('the tests that belong to a change', () => {
  it('are those of its module, beside it and in its room', () => {
    assert.deepEqual(of('backend/src/modules/notas/envio/envio.service.ts'), [TESTS[1], TESTS[2], TESTS[5]]);
    assert.deepEqual(of('packages/domain/src/pontos/limits.ts'), [TESTS[3]]);
    assert.deepEqual(of('backend/src/kernel/http/input/json.ts'), [TESTS[0], TESTS[4]]);
  });

  it('are one alone when that is what was changed, and the whole room for what its tests share', () => {
    assert.deepEqual(of('backend/src/__tests__/notas/envio.test.ts'), [TESTS[1]]);
    assert.deepEqual(of('backend/src/__tests__/notas/recibos.ts'), [TESTS[1], TESTS[2]]);
  });

  it('are the machinery for the schema and for what puts all together', () => {
    assert.deepEqual(of('backend/migrations/0020_x.sql', 'backend/src/main.ts'), [TESTS[0]]);
    assert.deepEqual(of('docs/api.md', 'admin/src/App.tsx'), []);
  });
});
