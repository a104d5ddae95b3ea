import assert from 'node:assert/strict';
import {estadoDaLeitura} from './confianca.ts';

describe('estadoDaLeitura', () => {
  it('has a word for each state', () => {
    assert.equal(estadoDaLeitura({leitura: 'em_leitura'}).texto, 'Em leitura');
    assert.equal(estadoDaLeitura({leitura: 'nao_lida', confianca: 0}).texto, 'Não lida');
    assert.equal(estadoDaLeitura({}).texto, 'Não lida');
    assert.equal(estadoDaLeitura({leitura: 'lida', certa: true, confianca: 0.99}).texto, 'Certa');
    assert.equal(estadoDaLeitura({leitura: 'lida', certa: false, confianca: 0.99}).texto, 'Conferir');
  });

  it('measures what was read, and nothing else', () => {
    assert.equal(estadoDaLeitura({leitura: 'lida', certa: false, confianca: 0.614}).medida, 61);
    assert.equal(estadoDaLeitura({leitura: 'lida', certa: false, confianca: null}).medida, 0);
    assert.equal(estadoDaLeitura({leitura: 'nao_lida', confianca: 0.3}).medida, undefined);
  });
});
