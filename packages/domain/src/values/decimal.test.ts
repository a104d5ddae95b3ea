import assert from 'node:assert/strict';
import fc from 'fast-check';
import {round, decimal, multiply, numberOf, add, subtract} from './decimal.js';

const thousandths = fc.integer({min: -1_000_000, max: 1_000_000});
const text = (m: number) =>
  `${m < 0 ? '-' : ''}${Math.trunc(Math.abs(m) / 1000)}.${String(Math.abs(m) % 1000).padStart(3, '0')}`;

describe('decimal', () => {
  it('adds, subtracts and multiplies exactly', () => {
    fc.assert(
      fc.property(thousandths, thousandths, (a, b) => {
        const [x, y] = [decimal(text(a)), decimal(text(b))];
        assert.equal(add(x, y).units, BigInt(a + b));
        assert.equal(subtract(x, y).units, BigInt(a - b));
        assert.equal(multiply(x, y).units, BigInt(a) * BigInt(b));
      }),
    );
  });

  it('takes a number as it is written', () => {
    assert.deepEqual(decimal(0.1), {units: 1n, places: 1});
    assert.deepEqual(decimal(1e-7), {units: 1n, places: 7});
    assert.deepEqual(decimal(1e21), {units: 10n ** 21n, places: 0});
    for (const wrong of ['', 'abc', '1,5', NaN, Infinity]) assert.throws(() => decimal(wrong), RangeError);
  });

  it('rounds halves up', () => {
    assert.equal(round(decimal('0.5')), 1);
    assert.equal(round(decimal('0.499999999999999999999')), 0);
    assert.equal(round(decimal('2.5')), 3);
    assert.equal(round(decimal('-2.5')), -3);
    assert.equal(round(decimal('-0.1')), 0);
    assert.throws(() => round(decimal(1e21)), RangeError);
  });

  it('shows as a number', () => assert.equal(numberOf(multiply(decimal(1.1), decimal(1.1))), 1.21));
});
