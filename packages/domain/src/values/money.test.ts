import assert from 'node:assert/strict';
import fc from 'fast-check';
import {decimalOfCents, formatReais, formatValorPonto, readReais, multiplyCents} from './money.js';

const cents = fc.integer({min: -99_999_999_999_999, max: 99_999_999_999_999});

describe('dinheiro', () => {
  it('reads back what it shows and what it sends', () => {
    fc.assert(
      fc.property(cents, value => {
        assert.equal(readReais(formatReais(value)), value);
        assert.equal(readReais(decimalOfCents(value)), value);
      }),
    );
  });

  it('shows reais', () => {
    assert.equal(formatReais(123456), 'R$\u00a01.234,56');
    assert.equal(formatReais(5), 'R$\u00a00,05');
    assert.equal(formatValorPonto(12), 'R$\u00a00,012');
    assert.equal(decimalOfCents(-5), '-0.05');
  });

  it('reads what people type and what programs send', () => {
    const cases: [string | number, number][] = [
      ['1.234', 123400],
      ['12,5', 1250],
      ['12.5', 1250],
      ['0', 0],
      [19.9, 1990],
      [7, 700],
      ['R$ 1.000.000,00', 100000000],
    ];
    for (const [text, expected] of cases) assert.equal(readReais(text), expected, String(text));
  });

  it('refuses what is no amount', () => {
    for (const text of ['', 'abc', '1,234', '1.2345', '1,2,3', '12.34,5', NaN, 0.001, 1e21, '9'.repeat(30)])
      assert.equal(readReais(text), undefined, String(text));
  });

  it('multiplies by a quantity with decimals, halves up', () => {
    assert.equal(multiplyCents(1999, 3), 5997);
    assert.equal(multiplyCents(333, '1.5'), 500);
    assert.equal(multiplyCents(10, 0.05), 1);
  });
});
