import assert from 'node:assert/strict';
import {JumpDetector, clock, movedBy} from './clock-jump';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('The machine’s clock', () => {
  it('has moved by what time did not', () => {
    assert.equal(movedBy({wall: 1000, steady: 0}, {wall: 61_000, steady: 60_000}), 0);
    assert.equal(movedBy({wall: 1000, steady: 0}, {wall: 3_601_000, steady: 60_000}), 3_540_000);
    assert.equal(movedBy({wall: 3_601_000, steady: 0}, {wall: 1000, steady: 0}), -3_600_000);
  });

  it('has not jumped while these tests ran', () => {
    assert.equal(clock.jumped(new Date(0)), false);
  });

  describe('that is set ahead while the process runs', () => {
    let time: {wall: number; steady: number};
    let detector: JumpDetector;
    const pass = (ms: number) => (time = {wall: time.wall + ms, steady: time.steady + ms});
    const set = (ms: number) => (time = {...time, wall: time.wall + ms});
    const jumped = (trusted: number) => detector.jumped(new Date(trusted));
    beforeEach(() => {
      time = {wall: 1000 * DAY, steady: 0};
      detector = new JumpDetector(() => time);
    });

    it('has jumped until it is set back', () => {
      assert.equal(jumped(time.wall), false);
      const noted = time.wall;
      pass(10 * MINUTE);
      set(30 * DAY);
      for (const _ of [1, 2]) {
        assert.equal(jumped(noted), true);
        pass(DAY);
      }
      set(-30 * DAY);
      assert.equal(jumped(noted), false);
    });

    it('has jumped until somebody confirms it, for good, and may jump again', () => {
      for (const days of [30, 1, 365]) {
        const noted = time.wall;
        assert.equal(jumped(noted), false);
        pass(10 * MINUTE);
        set(days * DAY);
        assert.equal(jumped(noted), true, `${days} days ahead`);
        pass(MINUTE);
        const confirmed = time.wall;
        pass(MINUTE);
        assert.equal(jumped(confirmed), false);
        pass(400 * DAY);
        assert.equal(jumped(confirmed), false);
      }
    });

    it('is as good when it was confirmed before anything looked at it', () => {
      set(30 * DAY);
      pass(MINUTE);
      assert.equal(jumped(time.wall), false);
      pass(60 * DAY);
      assert.equal(jumped(time.wall - 59 * DAY), false);
    });

    it('is corrected by a few minutes without a jump', () => {
      set(5 * MINUTE);
      assert.equal(jumped(0), false);
      set(1);
      assert.equal(jumped(0), true);
    });
  });
});
