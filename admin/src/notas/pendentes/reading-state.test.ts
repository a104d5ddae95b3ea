import assert from 'node:assert/strict';
import {readingState} from './reading-state.ts';

describe('estadoDaLeitura', () => {
  it('has a word for each state', () => {
    assert.equal(readingState({leitura: 'em_leitura'}).texto, 'Em leitura');
    assert.equal(readingState({leitura: 'nao_lida', confianca: 0}).texto, 'Não lida');
    assert.equal(readingState({}).texto, 'Não lida');
    assert.equal(readingState({leitura: 'lida', certa: true, confianca: 0.99}).texto, 'Certa');
    assert.equal(readingState({leitura: 'lida', certa: false, confianca: 0.99}).texto, 'Conferir');
  });

  it('measures what was read, and nothing else', () => {
    assert.equal(readingState({leitura: 'lida', certa: false, confianca: 0.614}).medida, 61);
    assert.equal(readingState({leitura: 'lida', certa: false, confianca: null}).medida, 0);
    assert.equal(readingState({leitura: 'nao_lida', confianca: 0.3}).medida, undefined);
  });
});
