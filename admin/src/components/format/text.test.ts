import assert from 'node:assert/strict';
import {toTitleCase, howLongAgo, firstName} from './text.ts';

describe('emTitulo', () => {
  it('gives names their capitals and leaves the particles small', () => {
    assert.equal(toTitleCase('JOÃO DA SILVA E SOUZA'), 'João da Silva e Souza');
    assert.equal(toTitleCase('  de  paula '), 'De Paula');
    assert.equal(toTitleCase('ângela'), 'Ângela');
    assert.equal(toTitleCase('Tintas Beija-Flor - Campinas/SP'), 'Tintas Beija-Flor - Campinas/SP');
  });
});

describe('primeiroNome', () => {
  it('is the first word, and nothing of nothing', () => {
    assert.equal(firstName('MARIA APARECIDA'), 'Maria');
    assert.equal(firstName(''), '');
  });
});

describe('haQuanto', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

  it('counts minutes, hours and days, each from its border on', () => {
    assert.equal(howLongAgo(before(0), now), 'agora');
    assert.equal(howLongAgo(before(59), now), 'há 59 min');
    assert.equal(howLongAgo(before(60), now), 'há 1 h');
    assert.equal(howLongAgo(before(23 * 60 + 59), now), 'há 23 h');
    assert.equal(howLongAgo(before(24 * 60), now), 'há 1 dia');
    assert.equal(howLongAgo(before(72 * 60), now), 'há 3 dias');
  });

  it('takes a clock that is ahead for now', () => {
    assert.equal(howLongAgo(before(-5), now), 'agora');
  });
});
