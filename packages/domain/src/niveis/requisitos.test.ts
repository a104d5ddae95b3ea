import assert from 'node:assert/strict';
import {REQUISITO_DESCRIPTIONS, REQUISITOS, missingRequisitos, type RequisitoFlags} from './requisitos.js';

const none = Object.fromEntries(REQUISITOS.map(r => [r, false])) as RequisitoFlags;

describe('requisitos de nível', () => {
  it('describes all eight', () => {
    assert.equal(REQUISITOS.length, 8);
    assert.equal(new Set(REQUISITOS.map(r => REQUISITO_DESCRIPTIONS[r].label)).size, 8);
    for (const r of REQUISITOS) assert.match(REQUISITO_DESCRIPTIONS[r].destino, /^\/[a-z-]+$/);
  });

  it('lists what is asked and not met, in the order of the table', () => {
    const required = {...none, fotoPerfil: true, enviandoNf: true, clubProPintor: true};
    assert.deepEqual(missingRequisitos(required, {...none, clubProPintor: true}), ['enviandoNf', 'fotoPerfil']);
    assert.deepEqual(missingRequisitos(none, none), []);
  });
});
