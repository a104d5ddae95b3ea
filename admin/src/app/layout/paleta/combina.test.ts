import assert from 'node:assert/strict';
import {combina} from './combina.ts';

describe('combina', () => {
  it('finds by the beginnings of words, without accents and capitals', () => {
    assert.ok(combina('Prêmios Catálogo', 'pre'));
    assert.ok(combina('Não Pontuável Pontuações', 'pont nao'));
    assert.ok(!combina('Prêmios Catálogo', 'mios'));
  });

  it('finds everything while nothing was typed', () => {
    assert.ok(combina('Dashboard', '  '));
  });
});
