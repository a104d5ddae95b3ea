import assert from 'node:assert/strict';
import {clockJumped, movedBy} from './clock-jump';

describe('The machine’s clock', () => {
  it('has moved by what time did not', () => {
    assert.equal(movedBy({wall: 1000, steady: 0}, {wall: 61_000, steady: 60_000}), 0);
    assert.equal(movedBy({wall: 1000, steady: 0}, {wall: 3_601_000, steady: 60_000}), 3_540_000);
    assert.equal(movedBy({wall: 3_601_000, steady: 0}, {wall: 1000, steady: 0}), -3_600_000);
  });

  it('has not jumped while these tests ran', () => {
    assert.equal(clockJumped(), false);
  });
});
