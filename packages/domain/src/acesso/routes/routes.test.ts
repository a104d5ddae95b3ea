import assert from 'node:assert/strict';
import {joinTables, limitedTo, canCall, callersOf, ROUTES} from './index.js';

describe('rotas', () => {
  it('has each route once, and somebody who may call it', () => {
    const keys = ROUTES.map(([method, path]) => `${method} ${path}`);
    assert.equal(new Set(keys).size, keys.length);
    for (const [, path, callers] of ROUTES) {
      assert.match(path, /^\/api(\/[\w-]+|\/\{\w+\})+$/);
      assert.ok(Object.keys(callers).length > 0, path);
    }
  });

  it('denies what it does not know', () => {
    assert.equal(callersOf('GET', '/api/segredos'), undefined);
    assert.ok(!canCall('GET', '/api/segredos', {kind: 'painel', permissao: 1}));
    assert.ok(!canCall('DELETE', '/api/parceiros', {kind: 'painel', permissao: 1}));
  });

  it('keeps cancelling from the Auditor and bulk status from the Administrador', () => {
    assert.ok(!canCall('POST', '/api/cancelarResgate', {kind: 'painel', permissao: 2}));
    assert.ok(canCall('POST', '/api/cancelarResgate', {kind: 'painel', permissao: 0}));
    assert.ok(!canCall('PATCH', '/api/resgates/bulk', {kind: 'painel', permissao: 0}));
    assert.ok(canCall('patch', '/api/resgates/bulk', {kind: 'painel', permissao: 2}));
    for (const path of ['/api/data-resgate', '/api/previsao-entrega', '/api/resgates/{id}/alterar-observacao'])
      assert.ok(canCall('PUT', path, {kind: 'painel', permissao: 2}));
    assert.ok(canCall('POST', '/api/alterarStatusResgate', {kind: 'painel', permissao: 2}));
  });

  it('keeps the three kinds of session apart', () => {
    assert.ok(canCall('POST', '/api/resgatar', {kind: 'loja'}));
    assert.ok(!canCall('POST', '/api/resgatar', {kind: 'painel', permissao: 1}));
    assert.ok(!canCall('GET', '/api/relatorio/dashboard', {kind: 'loja'}));
    assert.ok(!canCall('GET', '/api/dashboard', {kind: 'relatorio'}));
    assert.ok(!canCall('GET', '/api/dashboard'));
    assert.ok(canCall('GET', '/api/premios'));
  });

  it('limits an Auditor to one painter’s sales, and an Administrador to sales that are open to review', () => {
    const how = (permissao: 0 | 1 | 2) => ({kind: 'painel', permissao}) as const;
    const limited = ([0, 1, 2] as const).map(permissao => [
      limitedTo('onePainter', 'GET /api/pontuacoes', how(permissao)),
      limitedTo('reviewPeriod', 'POST /api/pontuacoes/cancelar', how(permissao)),
      limitedTo('reviewPeriod', 'POST /api/pontuacoes/retornar-pendente', how(permissao)),
    ]);
    assert.deepEqual(limited, [
      [false, true, true],
      [false, false, false],
      [true, false, false],
    ]);
    assert.ok(!limitedTo('onePainter', 'GET /api/pontuacoes', {kind: 'loja'}));
  });

  it('limits nobody who has no right', () => {
    for (const [method, path, {painel = [], limited = {}}] of ROUTES)
      for (const permissao of Object.values(limited).flat()) assert.ok(painel.includes(permissao), `${method} ${path}`);
  });

  it('takes no route from two contexts', () => {
    const row = {'GET /api/tags': {public: true}} as const;
    assert.throws(() => joinTables([row, {...row}]), /GET \/api\/tags/);
  });
});
