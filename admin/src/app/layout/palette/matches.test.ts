import assert from 'node:assert/strict';
import {matches} from './matches.ts';

describe('the words of the palette', () => {
  it('finds by the beginnings of words, without accents and capitals', () => {
    assert.ok(matches('Prêmios Catálogo', 'pre'));
    assert.ok(matches('Não Pontuável Pontuações', 'pont nao'));
    assert.ok(!matches('Prêmios Catálogo', 'mios'));
  });

  it('finds everything while nothing was typed', () => {
    assert.ok(matches('Dashboard', '  '));
  });
});
