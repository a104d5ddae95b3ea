import assert from 'node:assert/strict';
import fc from 'fast-check';
import {decimalDeCentavos, formatarReais, formatarValorPonto, lerReais, multiplicarCentavos} from './dinheiro.js';

const centavos = fc.integer({min: -99_999_999_999_999, max: 99_999_999_999_999});

describe('dinheiro', () => {
  it('reads back what it shows and what it sends', () => {
    fc.assert(
      fc.property(centavos, valor => {
        assert.equal(lerReais(formatarReais(valor)), valor);
        assert.equal(lerReais(decimalDeCentavos(valor)), valor);
      }),
    );
  });

  it('shows reais', () => {
    assert.equal(formatarReais(123456), 'R$\u00a01.234,56');
    assert.equal(formatarReais(5), 'R$\u00a00,05');
    assert.equal(formatarValorPonto(12), 'R$\u00a00,012');
    assert.equal(decimalDeCentavos(-5), '-0.05');
  });

  it('reads what people type and what programs send', () => {
    const casos: [string | number, number][] = [
      ['1.234', 123400],
      ['12,5', 1250],
      ['12.5', 1250],
      ['0', 0],
      [19.9, 1990],
      [7, 700],
      ['R$ 1.000.000,00', 100000000],
    ];
    for (const [texto, esperado] of casos) assert.equal(lerReais(texto), esperado, String(texto));
  });

  it('refuses what is no amount', () => {
    for (const texto of ['', 'abc', '1,234', '1.2345', '1,2,3', '12.34,5', NaN, 0.001, 1e21, '9'.repeat(30)])
      assert.equal(lerReais(texto), undefined, String(texto));
  });

  it('multiplies by a quantity with decimals, halves up', () => {
    assert.equal(multiplicarCentavos(1999, 3), 5997);
    assert.equal(multiplicarCentavos(333, '1.5'), 500);
    assert.equal(multiplicarCentavos(10, 0.05), 1);
  });
});
