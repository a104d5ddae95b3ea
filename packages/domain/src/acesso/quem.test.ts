import assert from 'node:assert/strict';
import {permite, temDireito, tipoDaChamada, tiposServidos, type Quem} from './quem.js';

const pintorOuEquipe: Quem = {loja: true, painel: [0, 1]};

describe('quem', () => {
  it('gives a right by kind and permission', () => {
    assert.ok(temDireito(pintorOuEquipe, {tipo: 'loja'}));
    assert.ok(temDireito(pintorOuEquipe, {tipo: 'painel', permissao: 1}));
    assert.ok(!temDireito(pintorOuEquipe, {tipo: 'painel', permissao: 2}));
    assert.ok(!temDireito(pintorOuEquipe, {tipo: 'relatorio'}));
  });

  it('lets everybody through where no session is needed', () => {
    const quem: Quem = {publico: true, painel: [1]};
    assert.ok(permite(quem, undefined));
    assert.ok(permite(quem, {tipo: 'painel', permissao: 0}));
    assert.ok(!temDireito(quem, {tipo: 'painel', permissao: 0}));
    assert.ok(!permite(pintorOuEquipe, undefined));
  });

  describe('the token a call speaks with', () => {
    const todos = {loja: 'a', painel: 'b', relatorio: 'c'};

    it('is the only kind served, whatever the page', () => {
      assert.equal(tipoDaChamada({painel: [1]}, todos, '/loja'), 'painel');
      assert.equal(tipoDaChamada({publico: true}, todos), undefined);
      assert.deepEqual(tiposServidos({publico: true}), []);
    });

    it('follows the page among several', () => {
      assert.equal(tipoDaChamada(pintorOuEquipe, todos, '/painel/pintores'), 'painel');
      assert.equal(tipoDaChamada(pintorOuEquipe, {painel: 'b'}, '/pontuacoes'), 'loja');
    });

    it('is the only token present without a page, or else the storefront’s', () => {
      assert.equal(tipoDaChamada(pintorOuEquipe, {painel: 'b'}), 'painel');
      assert.equal(tipoDaChamada(pintorOuEquipe, {painel: 'b', relatorio: 'c'}), 'painel');
      assert.equal(tipoDaChamada(pintorOuEquipe, todos), 'loja');
      assert.equal(tipoDaChamada(pintorOuEquipe, {}), 'loja');
    });
  });
});
