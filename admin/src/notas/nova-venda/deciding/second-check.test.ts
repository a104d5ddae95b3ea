import assert from 'node:assert/strict';
import {ApiErro} from '@clube/api-client';
import {readSecondCheck} from './second-check.ts';

describe('a sale that waits for a second person', () => {
  const recusa = (corpo: object) => new ApiErro(409, {codigo: 'SEGUNDA_CONFERENCIA', ...corpo});

  it('is told from other refusals', () => {
    for (const outro of [new ApiErro(409, {codigo: 'EM_ANALISE'}), new ApiErro(0), new Error('x'), undefined])
      assert.equal(readSecondCheck(outro), undefined);
  });

  it('says what goes beyond, who has looked, and whether this person may confirm', () => {
    const excessos = ['Quantidade de T1: 300 (até 200)'];
    assert.deepEqual(readSecondCheck(recusa({excessos, conferencia: {por: 'Ana', podeConfirmar: true}})), {
      excessos,
      por: 'Ana',
      podeConfirmar: true,
    });
    assert.deepEqual(readSecondCheck(recusa({excessos, conferencia: {por: null, podeConfirmar: false}})), {
      excessos,
      por: undefined,
      podeConfirmar: false,
    });
    assert.deepEqual(readSecondCheck(recusa({})), {excessos: [], por: undefined, podeConfirmar: false});
  });
});
