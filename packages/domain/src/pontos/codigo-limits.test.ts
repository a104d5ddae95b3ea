import assert from 'node:assert/strict';
import {codigoLimitError} from './codigo-limits.js';

const limits = {codigosPorDia: 5, codigosPorMes: 20};

describe('limites de códigos', () => {
  it('lets one more in until the day or the month is full', () => {
    assert.equal(codigoLimitError({dia: 4, mes: 19}, limits), undefined);
    assert.equal(codigoLimitError({dia: 5, mes: 5}, limits), 'Você já usou 5 códigos hoje. Tente de novo amanhã.');
    assert.equal(
      codigoLimitError({dia: 0, mes: 20}, limits),
      'Você já usou 20 códigos neste mês. Tente de novo no próximo.',
    );
    assert.match(codigoLimitError({dia: 1, mes: 1}, {...limits, codigosPorDia: 1}) ?? '', /1 código hoje/);
  });

  it('shows staff which day it is about, and what to do', () => {
    assert.equal(
      codigoLimitError({dia: 5, mes: 5}, limits, '2026-11-20'),
      'O pintor já usou 5 códigos em 20/11/2026, dia em que enviou esta nota (o limite é 5 por dia). Pontue sem o código.',
    );
    assert.equal(
      codigoLimitError({dia: 1, mes: 20}, limits, '2026-11-20'),
      'O pintor já usou 20 códigos em 11/2026, mês em que enviou esta nota (o limite é 20 por mês). Pontue sem o código.',
    );
  });
});
