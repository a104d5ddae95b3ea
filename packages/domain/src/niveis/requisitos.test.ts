import assert from 'node:assert/strict';
import {DESCRICOES_REQUISITO, REQUISITOS, requisitosFaltando, type FlagsRequisitos} from './requisitos.js';

const nenhum = Object.fromEntries(REQUISITOS.map(r => [r, false])) as FlagsRequisitos;

describe('requisitos de nível', () => {
  it('describes all eight', () => {
    assert.equal(REQUISITOS.length, 8);
    assert.equal(new Set(REQUISITOS.map(r => DESCRICOES_REQUISITO[r].rotulo)).size, 8);
    for (const r of REQUISITOS) assert.match(DESCRICOES_REQUISITO[r].destino, /^\/[a-z-]+$/);
  });

  it('lists what is asked and not met, in the order of the table', () => {
    const exigidos = {...nenhum, fotoPerfil: true, enviandoNf: true, clubProPintor: true};
    assert.deepEqual(requisitosFaltando(exigidos, {...nenhum, clubProPintor: true}), ['enviandoNf', 'fotoPerfil']);
    assert.deepEqual(requisitosFaltando(nenhum, nenhum), []);
  });
});
