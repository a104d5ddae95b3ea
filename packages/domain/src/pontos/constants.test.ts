import assert from 'node:assert/strict';
import * as constantes from './constants.js';

describe('constantes dos pontos', () => {
  it('are the figures that painters are promised', () => {
    assert.deepEqual(
      {...constantes},
      {
        INDICACAO_PONTOS: 100,
        DIRECTORY_BONUS_PONTOS: 500,
        DIRECTORY_BONUS_RATINGS: 10,
        CODIGOS_PER_DAY: 5,
        CODIGOS_PER_MONTH: 20,
      },
    );
  });
});
