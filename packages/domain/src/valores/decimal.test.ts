import assert from 'node:assert/strict';
import fc from 'fast-check';
import {arredondar, decimal, multiplicar, numeroDe, somar, subtrair} from './decimal.js';

const milesimos = fc.integer({min: -1_000_000, max: 1_000_000});
const texto = (m: number) =>
  `${m < 0 ? '-' : ''}${Math.trunc(Math.abs(m) / 1000)}.${String(Math.abs(m) % 1000).padStart(3, '0')}`;

describe('decimal', () => {
  it('adds, subtracts and multiplies exactly', () => {
    fc.assert(
      fc.property(milesimos, milesimos, (a, b) => {
        const [x, y] = [decimal(texto(a)), decimal(texto(b))];
        assert.equal(somar(x, y).unidades, BigInt(a + b));
        assert.equal(subtrair(x, y).unidades, BigInt(a - b));
        assert.equal(multiplicar(x, y).unidades, BigInt(a) * BigInt(b));
      }),
    );
  });

  it('takes a number as it is written', () => {
    assert.deepEqual(decimal(0.1), {unidades: 1n, casas: 1});
    assert.deepEqual(decimal(1e-7), {unidades: 1n, casas: 7});
    assert.deepEqual(decimal(1e21), {unidades: 10n ** 21n, casas: 0});
    for (const errado of ['', 'abc', '1,5', NaN, Infinity]) assert.throws(() => decimal(errado), RangeError);
  });

  it('rounds halves up', () => {
    assert.equal(arredondar(decimal('0.5')), 1);
    assert.equal(arredondar(decimal('0.499999999999999999999')), 0);
    assert.equal(arredondar(decimal('2.5')), 3);
    assert.equal(arredondar(decimal('-2.5')), -3);
    assert.equal(arredondar(decimal('-0.1')), 0);
    assert.throws(() => arredondar(decimal(1e21)), RangeError);
  });

  it('shows as a number', () => assert.equal(numeroDe(multiplicar(decimal(1.1), decimal(1.1))), 1.21));
});
