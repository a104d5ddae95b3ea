import assert from 'node:assert/strict';
import {lerIds} from './ids.ts';

describe('lerIds', () => {
  it('reads numbers between commas, each once', () => {
    assert.deepEqual(lerIds('1, 22,3,,22 '), {ids: [1, 22, 3]});
  });

  it('wants at least one', () => {
    assert.deepEqual(lerIds(' , '), {erro: 'Informe pelo menos um id.'});
  });

  it('names the one that is no id', () => {
    assert.deepEqual(lerIds('1,2x,y'), {erro: 'Id inválido encontrado: 2x'});
    assert.deepEqual(lerIds('0'), {erro: 'Id inválido encontrado: 0'});
    assert.deepEqual(lerIds('1;2'), {erro: 'Id inválido encontrado: 1;2'});
  });
});
