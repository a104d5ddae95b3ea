import assert from 'node:assert/strict';
import type {ReadingSource} from '@clube/domain';
import type {Evidence} from '../../document/types';
import {joinEvidence} from '../../join';
import {CNPJ, keyOf} from '../keys';

const way = (source: ReadingSource, keys: readonly string[], confidence = 0.97): Evidence => ({
  chave: keys.map(value => ({value, source, confidence})),
  numero: [{value: 1000, source: 'texto', confidence: 0.97}],
  cnpj: [{value: CNPJ, source: 'texto', confidence: 0.97}],
});
const notices = (...ways: Evidence[]) =>
  joinEvidence(ways, {today: '2026-11-21'}).avisos.map(({tipo: kind, gravidade}) => [kind, gravidade]);

describe('several access keys in one reading', () => {
  it('leaves key, issuer and number open where the text prints two keys as its own', () => {
    const reading = joinEvidence([way('texto', [keyOf(1000), keyOf(1001)])], {today: '2026-11-21'});
    for (const nome of ['chave', 'numero', 'cpfCnpj'] as const) assert.equal(reading.campos[nome]?.certa, false, nome);
    assert.deepEqual(
      reading.avisos.map(({tipo: kind}) => kind),
      ['chave_diverge'],
    );
  });

  it('is sure of a key beside one that is only referred to, and of the one that a code gives', () => {
    const referred = {...way('texto', [keyOf(1000)])};
    referred.chave = [...(referred.chave ?? []), {value: keyOf(900), source: 'texto', confidence: 0.58}];
    assert.deepEqual(notices(referred), []);
    assert.equal(joinEvidence([referred], {today: '2026-11-21'}).campos.chave?.certa, true);
    const reading = joinEvidence([way('qrcode', [keyOf(1000)], 1), way('texto', [keyOf(1000), keyOf(1001)])], {
      today: '2026-11-21',
    });
    assert.equal(reading.campos.chave?.certa, true);
  });

  it('says that codes of two receipts lie on one page, but not of the two that a cancellation carries', () => {
    const codes = way('qrcode', [keyOf(1000), keyOf(1001)], 1);
    assert.deepEqual(notices(codes)[0], ['duas_notas', 'erro']);
    const cancelled: Evidence = {marcas: [{value: 'cancelada', source: 'texto', confidence: 0.97}]};
    assert.deepEqual(notices(codes, cancelled)[0], ['cancelada', 'erro']);
  });
});
