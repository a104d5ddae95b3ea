import assert from 'node:assert/strict';
import {INVALID_AMOUNT, INVALID_INTEGER} from '@clube/domain';
import {REVERSED_RANGE, rangeText, readRange, type RangeKind} from './range.ts';

const read = (kind: RangeKind, from: string, until: string) => readRange(kind, {from, until});

describe('a typed range', () => {
  it('is read as people write numbers and amounts in Brazil, each end on its own', () => {
    assert.deepEqual(read('integer', '1.500', ' 2000 '), {range: {from: 1500, until: 2000}, errors: {}});
    assert.deepEqual(read('integer', '', '0'), {range: {until: 0}, errors: {}});
    assert.deepEqual(read('integer', '-5', ''), {range: {from: -5}, errors: {}});
    assert.deepEqual(read('money', 'R$ 1.250,50', '1500'), {range: {from: 1250.5, until: 1500}, errors: {}});
    assert.deepEqual(read('money', '', ''), {range: {}, errors: {}});
  });

  it('has an error at the end that is no number of its kind', () => {
    for (const wrong of ['abc', '1,5', '1.5', '3000000000', '1 000'])
      assert.deepEqual(read('integer', wrong, '10').errors, {from: INVALID_INTEGER}, wrong);
    assert.deepEqual(read('money', '1', '1,234').errors, {until: INVALID_AMOUNT});
    assert.deepEqual(read('money', '-1', 'x').errors, {from: INVALID_AMOUNT, until: INVALID_AMOUNT});
  });

  it('does not end before it begins', () => {
    assert.deepEqual(read('integer', '10', '9').errors, {until: REVERSED_RANGE});
    assert.deepEqual(read('integer', '10', '10').errors, {});
  });

  it('is said in words', () => {
    assert.equal(rangeText('integer', undefined, undefined), undefined);
    assert.equal(rangeText('integer', 1500, undefined), '1.500 ou mais');
    assert.equal(rangeText('integer', undefined, 0), 'até 0');
    assert.equal(rangeText('integer', 3, 3), '3');
    assert.match(rangeText('money', 10, 20.5) ?? '', /^R\$\s10,00 a R\$\s20,50$/);
    assert.equal(rangeText('integer', '30', undefined), '30 ou mais');
  });
});
