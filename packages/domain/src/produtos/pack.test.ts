import assert from 'node:assert/strict';
import {comparePacks} from './compare-packs.js';
import {readPack} from './pack.js';

const measures = (text: string) => readPack(text).measures.map(({dimension, value}) => `${dimension} ${value}`);
const compare = (read: string, produto: string) => comparePacks(readPack(read), readPack(produto));

describe('pack sizes', () => {
  it('are read however shops write them', () => {
    for (const text of ['900ml', '900 ml', '0,9l', '0.9 lt', 'vitral 900ml branco'])
      assert.deepEqual(measures(text), ['volume 900'], text);
    for (const text of ['3,6l', '3.6 lt', '3600ml', '3,60 litros', 'lt 3,6l', 'galao 3,6l'])
      assert.deepEqual(measures(text), ['volume 3600'], text);
    for (const text of ['18l', '18 l', '18lt', '18 lts', '18,0l'])
      assert.deepEqual(measures(text), ['volume 18000'], text);
    assert.deepEqual(measures('massa 25kg'), ['massa 25000']);
    assert.deepEqual(measures('estopa 400 g'), ['massa 400']);
    assert.deepEqual(measures('trincha 2 pol'), ['comprimento 50.8']);
    assert.deepEqual(measures('fita 18 mm x 50 m'), ['comprimento 18', 'comprimento 50000']);
    assert.deepEqual(measures('lona 4 x 5 m'), ['comprimento 4000', 'comprimento 5000']);
    assert.deepEqual(measures('grao 120'), []);
  });

  it('leave the rest of the description alone', () => {
    assert.equal(readPack('esm vitral branco 900ml').rest.trim(), 'esm vitral branco');
    assert.equal(readPack('linha l5 glacial').rest.trim(), 'linha l5 glacial');
    assert.deepEqual(readPack('lixa 120').looseNumbers, [120]);
  });

  it('are the same or contradict', () => {
    const cases: [string, string, string][] = [
      ['18lt', '18 l', 'igual'],
      ['0,9l', '900 ml', 'igual'],
      ['3,6l', '18 l', 'diferente'],
      ['3,2l', '3,6 l', 'diferente'],
      ['25kg', '6 kg', 'diferente'],
      ['gl', '3,6 l', 'provavel'],
      ['1/4', '900 ml', 'provavel'],
      ['balde', '18 l', 'provavel'],
      ['gl', '18 l', 'diferente'],
      ['lata', '900 ml', 'ausente'],
      ['18', '18 l', 'provavel'],
      ['36l', '3,6 l', 'provavel'],
      ['i8l', '18 l', 'provavel'],
      ['9ooml', '900 ml', 'provavel'],
      ['branco', '18 l', 'ausente'],
      ['18l', 'branco', 'ausente'],
      ['branco', 'branco', 'igual'],
      ['18 mm x 50 m', '48 mm x 50 m', 'diferente'],
    ];
    for (const [read, produto, expected] of cases)
      assert.equal(compare(read, produto), expected, `${read} / ${produto}`);
  });
});
