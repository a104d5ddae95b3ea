import assert from 'node:assert/strict';
import {trabalhoProgress, TRABALHO_STATES, isTrabalhoOpen} from './states.js';

describe('trabalhos', () => {
  it('are open while they wait or run', () => {
    assert.deepEqual(TRABALHO_STATES.filter(isTrabalhoOpen), ['fila', 'rodando']);
  });

  it('say how much is done, and 100% only when all of it is', () => {
    assert.equal(trabalhoProgress(0, 3), 0);
    assert.equal(trabalhoProgress(999, 1000), 99);
    assert.equal(trabalhoProgress(1000, 1000), 100);
    assert.equal(trabalhoProgress(0, 0), 100);
    assert.equal(trabalhoProgress(7, null), undefined);
  });
});
