import assert from 'node:assert/strict';
import {readingState} from './reading-state.ts';

describe('estadoDaLeitura', () => {
  it('has a word for each state', () => {
    assert.equal(readingState({leitura: 'em_leitura'}).text, 'Em leitura');
    assert.equal(readingState({leitura: 'nao_lida', confianca: 0}).text, 'Não lida');
    assert.equal(readingState({}).text, 'Não lida');
    assert.equal(readingState({leitura: 'lida', certa: true, confianca: 0.99}).text, 'Certa');
    assert.equal(readingState({leitura: 'lida', certa: false, confianca: 0.99}).text, 'Conferir');
  });

  it('measures what was read, and nothing else', () => {
    assert.equal(readingState({leitura: 'lida', certa: false, confianca: 0.614}).percent, 61);
    assert.equal(readingState({leitura: 'lida', certa: false, confianca: null}).percent, 0);
    assert.equal(readingState({leitura: 'nao_lida', confianca: 0.3}).percent, undefined);
  });
});
