import assert from 'node:assert/strict';
import {distanciaLetras, semAcento} from './texto.js';

describe('texts', () => {
  it('compare without accents and capitals', () => assert.equal(semAcento('Acrílica BRANÇO'), 'acrilica branco'));

  it('count the letters that differ, up to a limit', () => {
    assert.equal(distanciaLetras('alvorada', 'alvorada', 2), 0);
    assert.equal(distanciaLetras('alvorada', 'alvoroda', 2), 1);
    assert.equal(distanciaLetras('alvorada', 'avlorada', 2), 1, 'swapped');
    assert.equal(distanciaLetras('alvorada', 'lvorda', 2), 2);
    assert.equal(distanciaLetras('alvorada', 'muralha', 2), 3, 'more than the limit');
    assert.equal(distanciaLetras('a', 'abcdef', 2), 3);
  });
});
