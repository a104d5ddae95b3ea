import assert from 'node:assert/strict';
import {readPremioType, unitPrice, PREMIO_TYPE_LABELS, PREMIO_TYPES} from './types.js';

describe('tipos de prêmio', () => {
  it('reads nothing as a plain prize', () => {
    for (const empty of ['', null, undefined]) assert.equal(readPremioType(empty), 'geral');
    assert.equal(readPremioType('disco6'), 'disco6');
    assert.equal(readPremioType('disco7'), undefined);
  });

  it('labels each type differently', () => {
    assert.equal(new Set(PREMIO_TYPES.map(tipo => PREMIO_TYPE_LABELS[tipo])).size, PREMIO_TYPES.length);
  });

  it('prices 220V by the alternative points, where there are any', () => {
    assert.equal(unitPrice({pontosWeb: 100, pontosAlternativo: 120}, true), 120);
    assert.equal(unitPrice({pontosWeb: 100, pontosAlternativo: 120}, false), 100);
    assert.equal(unitPrice({pontosWeb: 100, pontosAlternativo: null}, true), 100);
  });
});
