import assert from 'node:assert/strict';
import {andamentoTrabalho, ESTADOS_TRABALHO, trabalhoAberto} from './states.js';

describe('trabalhos', () => {
  it('are open while they wait or run', () => {
    assert.deepEqual(ESTADOS_TRABALHO.filter(trabalhoAberto), ['fila', 'rodando']);
  });

  it('say how much is done, and 100% only when all of it is', () => {
    assert.equal(andamentoTrabalho(0, 3), 0);
    assert.equal(andamentoTrabalho(999, 1000), 99);
    assert.equal(andamentoTrabalho(1000, 1000), 100);
    assert.equal(andamentoTrabalho(0, 0), 100);
    assert.equal(andamentoTrabalho(7, null), undefined);
  });
});
