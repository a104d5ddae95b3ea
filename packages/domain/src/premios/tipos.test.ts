import assert from 'node:assert/strict';
import {lerTipoPremio, precoUnitario, ROTULOS_TIPO_PREMIO, TIPOS_PREMIO} from './tipos.js';

describe('tipos de prêmio', () => {
  it('reads nothing as a plain prize', () => {
    for (const vazio of ['', null, undefined]) assert.equal(lerTipoPremio(vazio), 'geral');
    assert.equal(lerTipoPremio('disco6'), 'disco6');
    assert.equal(lerTipoPremio('disco7'), undefined);
  });

  it('labels each type differently', () => {
    assert.equal(new Set(TIPOS_PREMIO.map(tipo => ROTULOS_TIPO_PREMIO[tipo])).size, TIPOS_PREMIO.length);
  });

  it('prices 220V by the alternative points, where there are any', () => {
    assert.equal(precoUnitario({pontosWeb: 100, pontosAlternativo: 120}, true), 120);
    assert.equal(precoUnitario({pontosWeb: 100, pontosAlternativo: 120}, false), 100);
    assert.equal(precoUnitario({pontosWeb: 100, pontosAlternativo: null}, true), 100);
  });
});
