import assert from 'node:assert/strict';
import {findLojas} from './find-lojas.ts';

const LOJAS = [
  'Casa das Tintas São Jorge',
  'Comercial de Tintas Irmãos Albuquerque',
  'São José Materiais',
  'Tintas & Cia',
];

describe('the search for a shop', () => {
  it('takes words in any order, without accents and capitals', () => {
    assert.deepEqual(findLojas(LOJAS, 'jorge SAO'), ['Casa das Tintas São Jorge']);
    assert.deepEqual(findLojas(LOJAS, 'irmaos'), ['Comercial de Tintas Irmãos Albuquerque']);
  });

  it('puts first what begins with what was typed', () => {
    assert.equal(findLojas(LOJAS, 'tintas')[0], 'Tintas & Cia');
    assert.equal(findLojas(LOJAS, 'são')[0], 'São José Materiais');
  });

  it('finds nothing for nothing, and eight at most', () => {
    assert.deepEqual(findLojas(LOJAS, '  '), []);
    assert.deepEqual(findLojas(LOJAS, 'zarcão'), []);
    assert.equal(
      findLojas(
        Array.from({length: 20}, (_, i) => `Loja ${i}`),
        'loja',
      ).length,
      8,
    );
  });
});
