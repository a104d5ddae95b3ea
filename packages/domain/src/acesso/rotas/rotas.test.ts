import assert from 'node:assert/strict';
import {joinTables, limitedTo, podeChamar, quemPodeChamar, ROTAS} from './index.js';

describe('rotas', () => {
  it('has each route once, and somebody who may call it', () => {
    const chaves = ROTAS.map(([metodo, caminho]) => `${metodo} ${caminho}`);
    assert.equal(new Set(chaves).size, chaves.length);
    for (const [, caminho, quem] of ROTAS) {
      assert.match(caminho, /^\/api(\/[\w-]+|\/\{\w+\})+$/);
      assert.ok(Object.keys(quem).length > 0, caminho);
    }
  });

  it('denies what it does not know', () => {
    assert.equal(quemPodeChamar('GET', '/api/segredos'), undefined);
    assert.ok(!podeChamar('GET', '/api/segredos', {tipo: 'painel', permissao: 1}));
    assert.ok(!podeChamar('DELETE', '/api/parceiros', {tipo: 'painel', permissao: 1}));
  });

  it('keeps cancelling from the Auditor and bulk status from the Administrador', () => {
    assert.ok(!podeChamar('POST', '/api/cancelarResgate', {tipo: 'painel', permissao: 2}));
    assert.ok(podeChamar('POST', '/api/cancelarResgate', {tipo: 'painel', permissao: 0}));
    assert.ok(!podeChamar('PATCH', '/api/resgates/bulk', {tipo: 'painel', permissao: 0}));
    assert.ok(podeChamar('patch', '/api/resgates/bulk', {tipo: 'painel', permissao: 2}));
    for (const path of ['/api/data-resgate', '/api/previsao-entrega', '/api/resgates/{id}/alterar-observacao'])
      assert.ok(podeChamar('PUT', path, {tipo: 'painel', permissao: 2}));
    assert.ok(podeChamar('POST', '/api/alterarStatusResgate', {tipo: 'painel', permissao: 2}));
  });

  it('keeps the three kinds of session apart', () => {
    assert.ok(podeChamar('POST', '/api/resgatar', {tipo: 'loja'}));
    assert.ok(!podeChamar('POST', '/api/resgatar', {tipo: 'painel', permissao: 1}));
    assert.ok(!podeChamar('GET', '/api/relatorio/dashboard', {tipo: 'loja'}));
    assert.ok(!podeChamar('GET', '/api/dashboard', {tipo: 'relatorio'}));
    assert.ok(!podeChamar('GET', '/api/dashboard'));
    assert.ok(podeChamar('GET', '/api/premios'));
  });

  it('limits an Auditor to one painter’s sales, and an Administrador to sales that are open to review', () => {
    const como = (permissao: 0 | 1 | 2) => ({tipo: 'painel', permissao}) as const;
    const limited = ([0, 1, 2] as const).map(permissao => [
      limitedTo('onePainter', 'GET /api/pontuacoes', como(permissao)),
      limitedTo('reviewPeriod', 'POST /api/pontuacoes/cancelar', como(permissao)),
      limitedTo('reviewPeriod', 'POST /api/pontuacoes/retornar-pendente', como(permissao)),
    ]);
    assert.deepEqual(limited, [
      [false, true, true],
      [false, false, false],
      [true, false, false],
    ]);
    assert.ok(!limitedTo('onePainter', 'GET /api/pontuacoes', {tipo: 'loja'}));
  });

  it('limits nobody who has no right', () => {
    for (const [metodo, caminho, {painel = [], limited = {}}] of ROTAS)
      for (const permissao of Object.values(limited).flat())
        assert.ok(painel.includes(permissao), `${metodo} ${caminho}`);
  });

  it('takes no route from two contexts', () => {
    const row = {'GET /api/tags': {publico: true}} as const;
    assert.throws(() => joinTables([row, {...row}]), /GET \/api\/tags/);
  });
});
