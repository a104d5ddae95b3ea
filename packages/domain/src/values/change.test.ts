import assert from 'node:assert/strict';
import {changeInPercent} from './change.js';

describe('a change in percent', () => {
  it('says more or less, and nothing where there was nothing before', () => {
    assert.equal(changeInPercent(1_117, 1_000), '+11,7%');
    assert.equal(changeInPercent(500, 1_000), '-50,0%');
    assert.equal(changeInPercent(1_000, 1_000), '0,0%');
    assert.equal(changeInPercent(-200, 1_000), '-120,0%');
    assert.equal(changeInPercent(5, 0), undefined);
    assert.equal(changeInPercent(5, -3), undefined);
  });
});
