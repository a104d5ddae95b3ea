import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  addStretches,
  joinStretches,
  missingSeconds,
  percentWatched,
  secondsOf,
  secondsToWatch,
  type Stretch,
} from './watching.js';

const stretch = fc
  .tuple(fc.integer({min: 0, max: 600}), fc.integer({min: 0, max: 600}))
  .map(([a, b]): Stretch => [Math.min(a, b), Math.max(a, b)]);

describe('what was watched', () => {
  it('is joined where it touches', () => {
    assert.deepEqual(
      joinStretches([
        [10, 20],
        [0, 10],
        [15, 18],
        [30, 30],
        [40, 50],
      ]),
      [
        [0, 20],
        [40, 50],
      ],
    );
    assert.equal(
      secondsOf([
        [0, 20],
        [10, 30],
      ]),
      30,
    );
  });

  it('counts once, however often and in whatever order it is sent', () => {
    fc.assert(
      fc.property(fc.array(stretch, {maxLength: 20}), sent => {
        const how = {duration: 600, since: 600};
        const once = addStretches([], sent, how);
        assert.deepEqual(addStretches(once, sent, how), once);
        assert.deepEqual(addStretches([], sent.toReversed(), how), once);
      }),
    );
  });

  it('is never more than time has passed for, nor lies beyond the end', () => {
    fc.assert(
      fc.property(
        fc.array(stretch, {maxLength: 10}),
        fc.nat(300),
        fc.integer({min: 1, max: 500}),
        (sent, since, duration) => {
          const watched = addStretches([], sent, {duration, since});
          assert.ok(secondsOf(watched) <= since * 2 + 10);
          for (const [from, to] of watched) assert.ok(from >= 0 && to <= duration && from < to);
        },
      ),
    );
  });

  it('takes nothing back', () => {
    assert.deepEqual(addStretches([[0, 100]], [[0, 600]], {duration: 600, since: 0}), [[0, 100]]);
    assert.deepEqual(addStretches([[0, 100]], [[100, 600]], {duration: 600, since: 50}), [[0, 110]]);
  });

  it('opens the next step at its share; a lesson that is read asks for nothing', () => {
    assert.equal(secondsToWatch(100, 90), 90);
    assert.equal(missingSeconds([[0, 89]], 100, 90), 1);
    assert.equal(missingSeconds([[0, 90]], 100, 90), 0);
    assert.equal(missingSeconds([], null, 90), 0);
    assert.equal(percentWatched([[0, 45]], 90), 50);
    assert.equal(percentWatched([], null), 100);
  });
});
