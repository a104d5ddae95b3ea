import assert from 'node:assert/strict';
import {emTitulo, haQuanto, primeiroNome} from './texto.ts';

describe('emTitulo', () => {
  it('gives names their capitals and leaves the particles small', () => {
    assert.equal(emTitulo('JOÃO DA SILVA E SOUZA'), 'João da Silva e Souza');
    assert.equal(emTitulo('  de  paula '), 'De Paula');
    assert.equal(emTitulo('ângela'), 'Ângela');
    assert.equal(emTitulo('Tintas Beija-Flor - Campinas/SP'), 'Tintas Beija-Flor - Campinas/SP');
  });
});

describe('primeiroNome', () => {
  it('is the first word, and nothing of nothing', () => {
    assert.equal(primeiroNome('MARIA APARECIDA'), 'Maria');
    assert.equal(primeiroNome(''), '');
  });
});

describe('haQuanto', () => {
  const agora = new Date('2026-11-18T12:00:00Z');
  const antes = (minutos: number): Date => new Date(agora.getTime() - minutos * 60_000);

  it('counts minutes, hours and days, each from its border on', () => {
    assert.equal(haQuanto(antes(0), agora), 'agora');
    assert.equal(haQuanto(antes(59), agora), 'há 59 min');
    assert.equal(haQuanto(antes(60), agora), 'há 1 h');
    assert.equal(haQuanto(antes(23 * 60 + 59), agora), 'há 23 h');
    assert.equal(haQuanto(antes(24 * 60), agora), 'há 1 dia');
    assert.equal(haQuanto(antes(72 * 60), agora), 'há 3 dias');
  });

  it('takes a clock that is ahead for now', () => {
    assert.equal(haQuanto(antes(-5), agora), 'agora');
  });
});
