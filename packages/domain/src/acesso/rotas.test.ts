import assert from 'node:assert/strict';
import {podeChamar, quemPodeChamar, ROTAS} from './rotas.js';

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
  });

  it('keeps the three kinds of session apart', () => {
    assert.ok(podeChamar('POST', '/api/resgatar', {tipo: 'loja'}));
    assert.ok(!podeChamar('POST', '/api/resgatar', {tipo: 'painel', permissao: 1}));
    assert.ok(!podeChamar('GET', '/api/relatorio/dashboard', {tipo: 'loja'}));
    assert.ok(!podeChamar('GET', '/api/dashboard', {tipo: 'relatorio'}));
    assert.ok(!podeChamar('GET', '/api/dashboard'));
    assert.ok(podeChamar('GET', '/api/premios'));
  });
});
