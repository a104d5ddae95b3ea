import assert from 'node:assert/strict';
import * as constantes from './constantes.js';

describe('constantes dos pontos', () => {
  it('are the figures that painters are promised', () => {
    assert.deepEqual(
      {...constantes},
      {
        PONTOS_INDICACAO: 100,
        PONTOS_BONUS_DIRETORIO: 500,
        AVALIACOES_BONUS_DIRETORIO: 10,
        CODIGOS_POR_DIA: 5,
        CODIGOS_POR_MES: 20,
      },
    );
  });
});
