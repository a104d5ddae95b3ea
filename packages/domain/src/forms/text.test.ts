import assert from 'node:assert/strict';
import {excerpt, truncate, shownFileName} from './text.js';

describe('cortar', () => {
  it('leaves what fits, and never half a character', () => {
    assert.equal(truncate('tinta', 5), 'tinta');
    assert.equal(truncate('tinta', 4), 'tint');
    assert.equal(truncate('a😀b', 2), 'a');
    assert.equal(truncate('a😀b', 3), 'a😀');
  });
});

describe('nomeDeArquivo', () => {
  it('keeps the name alone, without what cannot be seen', () => {
    assert.equal(shownFileName('../../etc/passwd'), 'passwd');
    assert.equal(shownFileName('C:\\notas\\nota fiscal.pdf'), 'nota fiscal.pdf');
    assert.equal(shownFileName('a\0b\r\nc.jpg'), 'abc.jpg');
    assert.equal(shownFileName('nota\u202Egpj.exe'), 'notagpj.exe');
    assert.equal(shownFileName('\uD800x'), '\uFFFDx');
    assert.equal(shownFileName('x'.repeat(4000)).length, 120);
    assert.equal(shownFileName('..\\'), '');
  });

  it('is shortened after a whole word, with an ellipsis', () => {
    assert.equal(excerpt('Pintou a casa', 13), 'Pintou a casa');
    assert.equal(excerpt('Pintou a casa', 12), 'Pintou a…');
    assert.equal(excerpt('Impermeabilização', 8), 'Impermea'.slice(0, 7) + '…');
  });
});
