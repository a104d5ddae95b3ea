import assert from 'node:assert/strict';
import {readIds} from './resgate-ids.js';

describe('lerIds', () => {
  it('reads numbers between commas, each once', () => {
    assert.deepEqual(readIds('1, 22,3,,22 '), {ids: [1, 22, 3]});
  });

  it('wants at least one', () => {
    assert.deepEqual(readIds(' , '), {erro: 'Informe pelo menos um id.'});
    assert.deepEqual(readIds([]), {erro: 'Informe pelo menos um id.'});
  });

  it('takes a list as it is sent, of at most 500', () => {
    assert.deepEqual(readIds([7, ' 8', 7]), {ids: [7, 8]});
    assert.deepEqual(readIds([7, '']), {erro: 'Id inválido encontrado: '});
    assert.deepEqual(readIds(Array.from({length: 501}, (_, i) => i + 1)), {erro: 'São no máximo 500 ids por vez.'});
  });

  it('names the one that is no id', () => {
    assert.deepEqual(readIds('1,2x,y'), {erro: 'Id inválido encontrado: 2x'});
    assert.deepEqual(readIds('0'), {erro: 'Id inválido encontrado: 0'});
    assert.deepEqual(readIds('1;2'), {erro: 'Id inválido encontrado: 1;2'});
  });
});
