import assert from 'node:assert/strict';
import {allows, hasRight, sessionKindOfCall, servedKinds, type Callers} from './callers.js';

const pintorOrStaff: Callers = {loja: true, painel: [0, 1]};

describe('quem', () => {
  it('gives a right by kind and permission', () => {
    assert.ok(hasRight(pintorOrStaff, {kind: 'loja'}));
    assert.ok(hasRight(pintorOrStaff, {kind: 'painel', permissao: 1}));
    assert.ok(!hasRight(pintorOrStaff, {kind: 'painel', permissao: 2}));
    assert.ok(!hasRight(pintorOrStaff, {kind: 'relatorio'}));
  });

  it('lets everybody through where no session is needed', () => {
    const callers: Callers = {public: true, painel: [1]};
    assert.ok(allows(callers, undefined));
    assert.ok(allows(callers, {kind: 'painel', permissao: 0}));
    assert.ok(!hasRight(callers, {kind: 'painel', permissao: 0}));
    assert.ok(!allows(pintorOrStaff, undefined));
  });

  describe('the token a call speaks with', () => {
    const all = {loja: 'a', painel: 'b', relatorio: 'c'};

    it('is the only kind served, whatever the page', () => {
      assert.equal(sessionKindOfCall({painel: [1]}, all, '/loja'), 'painel');
      assert.equal(sessionKindOfCall({public: true}, all), undefined);
      assert.deepEqual(servedKinds({public: true}), []);
    });

    it('follows the page among several', () => {
      assert.equal(sessionKindOfCall(pintorOrStaff, all, '/painel/pintores'), 'painel');
      assert.equal(sessionKindOfCall(pintorOrStaff, {painel: 'b'}, '/pontuacoes'), 'loja');
    });

    it('is the only token present without a page, or else the storefront’s', () => {
      assert.equal(sessionKindOfCall(pintorOrStaff, {painel: 'b'}), 'painel');
      assert.equal(sessionKindOfCall(pintorOrStaff, {painel: 'b', relatorio: 'c'}), 'painel');
      assert.equal(sessionKindOfCall(pintorOrStaff, all), 'loja');
      assert.equal(sessionKindOfCall(pintorOrStaff, {}), 'loja');
    });
  });
});
