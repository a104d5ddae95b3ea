import assert from 'node:assert/strict';
import {changeText, shortChange} from './change.ts';

describe('how a figure changed', () => {
  it('is said in numbers and, where there was something before, in percent', () => {
    assert.equal(changeText(1_500, 1_000), '+500 (+50%)');
    assert.equal(changeText(1_000, 4_000), '−3.000 (−75%)');
    assert.equal(changeText(12, 0), '+12');
    assert.equal(changeText(0, 3), '−3 (−100%)');
    assert.equal(changeText(7, 7), 'igual');
  });

  it('is said in percent alone, or else in numbers, where there is little room', () => {
    assert.equal(shortChange(1_500, 1_000), '+50%');
    assert.equal(shortChange(12, 0), '+12');
    assert.equal(shortChange(7, 7), 'igual');
    assert.equal(shortChange(7, null), undefined);
  });

  it('is not said without a period before', () => {
    assert.equal(changeText(7, null), undefined);
    assert.equal(changeText(7, undefined), undefined);
  });
});
