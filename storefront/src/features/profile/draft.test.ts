import assert from 'node:assert/strict';
import {changesOf} from './draft.ts';

describe('the draft of a profile', () => {
  it('holds what differs, and no password', () => {
    const stored = {nome: 'Ana', celular: '11988887777', telefone: ''};
    assert.deepEqual(changesOf({...stored, senha: 'segredo 1', senhaAntiga: 'segredo 2'}, stored), {});
    assert.deepEqual(changesOf({...stored, nome: 'Ana Lima', telefone: '1133334444'}, stored), {
      nome: 'Ana Lima',
      telefone: '1133334444',
    });
    assert.deepEqual(changesOf({celular: ''}, stored), {nome: '', celular: ''});
  });
});
