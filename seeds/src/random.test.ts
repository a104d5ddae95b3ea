import assert from 'node:assert/strict';
import {createRandom} from './random';

const draws = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({length: 20}, () => random.int(0, 1000));
};

describe('aleatorio', () => {
  it('repeats itself from the same seed and from no other', () => {
    assert.deepEqual(draws('a'), draws('a'));
    assert.notDeepEqual(draws('a'), draws('b'));
  });

  it('forks by name alone, whatever was drawn before', () => {
    const [fresh, used] = [createRandom('s'), createRandom('s')];
    used.next();
    assert.equal(fresh.fork('x').next(), used.fork('x').next());
    assert.notEqual(fresh.fork('x').next(), fresh.fork('y').next());
  });

  it('stays within its bounds and reaches both', () => {
    const random = createRandom(1);
    const seen = new Set(Array.from({length: 500}, () => random.int(3, 6)));
    assert.deepEqual([...seen].sort(), [3, 4, 5, 6]);
  });

  it('never picks what weighs nothing', () => {
    const random = createRandom(2);
    const picked = Array.from({length: 200}, () =>
      random.pickWeighted([
        ['never', 0],
        ['often', 3],
        ['seldom', 1],
      ]),
    );
    assert.ok(!picked.includes('never'));
    assert.ok(picked.filter(each => each === 'often').length > picked.filter(each => each === 'seldom').length);
  });

  it('refuses to pick from nothing', () => {
    assert.throws(() => createRandom(3).pick([]), RangeError);
  });
});
