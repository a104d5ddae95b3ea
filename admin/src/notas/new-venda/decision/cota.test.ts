import assert from 'node:assert/strict';
import {ApiError} from '@clube/api-client';
import {readCotaExceeded} from './cota.ts';

describe('a sale beyond its network’s quota', () => {
  it('is told from other refusals', () => {
    for (const other of [
      new ApiError(409, {codigo: 'SEGUNDA_CONFERENCIA'}),
      new ApiError(0),
      new Error('x'),
      undefined,
    ])
      assert.equal(readCotaExceeded(other), undefined);
  });

  it('says which products, and whether it may be scored all the same', () => {
    const produtos = [{codProduto: 'T1', produto: 'Tinta', qtde: 4, qtdAf: 2, excesso: 2}];
    const refusal = (podeConfirmar: boolean) =>
      new ApiError(409, {codigo: 'COTA_DA_REDE', erro: 'Passa da cota', produtos, podeConfirmar});
    assert.deepEqual(readCotaExceeded(refusal(true)), {erro: 'Passa da cota', produtos, podeConfirmar: true});
    assert.equal(readCotaExceeded(refusal(false))?.podeConfirmar, false);
  });
});
