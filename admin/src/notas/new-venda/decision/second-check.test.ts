import assert from 'node:assert/strict';
import {ApiError} from '@clube/api-client';
import {readSecondCheck} from './second-check.ts';

describe('a sale that waits for a second person', () => {
  const refusal = (body: object) => new ApiError(409, {codigo: 'SEGUNDA_CONFERENCIA', ...body});

  it('is told from other refusals', () => {
    for (const other of [new ApiError(409, {codigo: 'EM_ANALISE'}), new ApiError(0), new Error('x'), undefined])
      assert.equal(readSecondCheck(other), undefined);
  });

  it('says what goes beyond, who has looked, and whether this person may confirm', () => {
    const excessos = ['Quantidade de T1: 300 (até 200)'];
    assert.deepEqual(readSecondCheck(refusal({excessos, conferencia: {por: 'Ana', podeConfirmar: true}})), {
      excessos,
      por: 'Ana',
      podeConfirmar: true,
    });
    assert.deepEqual(readSecondCheck(refusal({excessos, conferencia: {por: null, podeConfirmar: false}})), {
      excessos,
      por: undefined,
      podeConfirmar: false,
    });
    assert.deepEqual(readSecondCheck(refusal({})), {excessos: [], por: undefined, podeConfirmar: false});
  });
});
