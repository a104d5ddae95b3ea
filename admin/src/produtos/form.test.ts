import assert from 'node:assert/strict';
import {produtoToSend, validateProduto} from './form.ts';

const produto = (change: Record<string, unknown> = {}) => ({
  codigo: '203243',
  nome: 'Tinta Acrílica Fosca 18 L',
  valorUnitario: '412,90',
  valorPontos: '820',
  gtin: '',
  ...change,
});

describe('the form of a product', () => {
  it('takes a product without a barcode number', () => {
    assert.deepEqual(validateProduto(produto()), {});
    assert.equal(produtoToSend(produto({gtin: null})).gtin, '');
  });

  it('takes a barcode number as it stands on the tin, and sends its digits', () => {
    const spaced = produto({gtin: '7 891000 315507'});
    assert.deepEqual(validateProduto(spaced), {});
    assert.equal(produtoToSend(spaced).gtin, '7891000315507');
  });

  it('refuses a barcode number with a wrong check digit or length', () => {
    for (const gtin of ['7891000315508', '789100031550', '00000000', '78910003155O7'])
      assert.match(validateProduto(produto({gtin})).gtin ?? '', /^Código de barras inválido/, gtin);
  });

  it('names what is wrong in the order of the form', () => {
    assert.deepEqual(Object.keys(validateProduto({gtin: '1'})), [
      'codigo',
      'gtin',
      'nome',
      'valorUnitario',
      'valorPontos',
    ]);
  });

  it('sends amounts as numbers', () => {
    const {valorUnitario, valorPontos} = produtoToSend(produto());
    assert.deepEqual({valorUnitario, valorPontos}, {valorUnitario: 412.9, valorPontos: 820});
  });
});
