import assert from 'node:assert/strict';
import {MAX_MENSAGEM, mensagemError} from './contato.js';

describe('mensagem ao suporte', () => {
  it('says something, and not a book', () => {
    for (const empty of ['', '  \n ']) assert.equal(mensagemError(empty), 'Informe uma mensagem');
    assert.equal(mensagemError('Olá'), undefined);
    assert.equal(mensagemError('a'.repeat(MAX_MENSAGEM)), undefined);
    assert.match(mensagemError('a'.repeat(MAX_MENSAGEM + 1)) ?? '', /no máximo 2\.000 caracteres/);
  });
});
