import assert from 'node:assert/strict';
import {raisedLimits} from './limits.js';
import {settingError} from './settings.js';

describe('a setting that is a number', () => {
  it('is within its bounds, and whole where it counts something', () => {
    for (const value of [0, 5, 1000]) assert.equal(settingError('codigosPorDia', value), undefined);
    assert.deepEqual(
      [undefined, 1.5, -1, 1001].map(value => settingError('codigosPorDia', value)),
      ['Informe um número inteiro', 'Informe um número inteiro', 'O mínimo é 0', 'O máximo é 1.000'],
    );
    assert.equal(settingError('diasNotaAtrasada', 0), 'O mínimo é 1');
    for (const value of [0, 3, 2.25, 100]) assert.equal(settingError('taxaSucesso', value), undefined);
    assert.deepEqual(
      [undefined, 2.255, 100.5].map(value => settingError('taxaSucesso', value)),
      ['Informe um valor válido', 'Informe um valor válido', 'O máximo é 100'],
    );
  });

  it('is for two people to raise where it limits, for one to lower', () => {
    const before = {codigosPorDia: 5, codigosPorMes: 20, pontosCodigo: 1000, diasNotaAtrasada: 60};
    assert.deepEqual(
      raisedLimits(before, {codigosPorDia: 6, codigosPorMes: 20, pontosCodigo: 2000}).map(({texto}) => texto),
      ['Pontos de um código: de 1.000 para 2.000', 'Códigos de um pintor por dia: de 5 para 6'],
    );
    assert.deepEqual(raisedLimits(before, {codigosPorDia: 4, codigosPorMes: 0}), []);
  });
});
