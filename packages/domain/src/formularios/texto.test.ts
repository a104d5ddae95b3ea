import assert from 'node:assert/strict';
import {cortar, nomeDeArquivo} from './texto.js';

describe('cortar', () => {
  it('leaves what fits, and never half a character', () => {
    assert.equal(cortar('tinta', 5), 'tinta');
    assert.equal(cortar('tinta', 4), 'tint');
    assert.equal(cortar('a😀b', 2), 'a');
    assert.equal(cortar('a😀b', 3), 'a😀');
  });
});

describe('nomeDeArquivo', () => {
  it('keeps the name alone, without what cannot be seen', () => {
    assert.equal(nomeDeArquivo('../../etc/passwd'), 'passwd');
    assert.equal(nomeDeArquivo('C:\\notas\\nota fiscal.pdf'), 'nota fiscal.pdf');
    assert.equal(nomeDeArquivo('a\0b\r\nc.jpg'), 'abc.jpg');
    assert.equal(nomeDeArquivo('nota\u202Egpj.exe'), 'notagpj.exe');
    assert.equal(nomeDeArquivo('\uD800x'), '\uFFFDx');
    assert.equal(nomeDeArquivo('x'.repeat(4000)).length, 120);
    assert.equal(nomeDeArquivo('..\\'), '');
  });
});
