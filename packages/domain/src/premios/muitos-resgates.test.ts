import assert from 'node:assert/strict';
import {lerIds} from './muitos-resgates.js';

describe('lerIds', () => {
  it('reads numbers between commas, each once', () => {
    assert.deepEqual(lerIds('1, 22,3,,22 '), {ids: [1, 22, 3]});
  });

  it('wants at least one', () => {
    assert.deepEqual(lerIds(' , '), {erro: 'Informe pelo menos um id.'});
    assert.deepEqual(lerIds([]), {erro: 'Informe pelo menos um id.'});
  });

  it('takes a list as it is sent, of at most 500', () => {
    assert.deepEqual(lerIds([7, ' 8', 7]), {ids: [7, 8]});
    assert.deepEqual(lerIds([7, '']), {erro: 'Id inválido encontrado: '});
    assert.deepEqual(lerIds(Array.from({length: 501}, (_, i) => i + 1)), {erro: 'São no máximo 500 ids por vez.'});
  });

  it('names the one that is no id', () => {
    assert.deepEqual(lerIds('1,2x,y'), {erro: 'Id inválido encontrado: 2x'});
    assert.deepEqual(lerIds('0'), {erro: 'Id inválido encontrado: 0'});
    assert.deepEqual(lerIds('1;2'), {erro: 'Id inválido encontrado: 1;2'});
  });
});
