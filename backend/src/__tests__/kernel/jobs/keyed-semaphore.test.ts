import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {KeyedSemaphore} from '../../../kernel/keyed-semaphore';

describe('KeyedSemaphore', () => {
  beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
  afterEach(() => mock.timers.reset());

  it('are so many for each name, whoever else has some', async () => {
    const turns = new KeyedSemaphore(2, 1000);
    const taken = await Promise.all([turns.acquire('a'), turns.acquire('a'), turns.acquire('b')]);
    assert.ok(taken.every(Boolean));
    const third = turns.acquire('a');
    taken[2]?.();
    assert.deepEqual(turns.names, ['a']);
    taken[0]?.();
    const given = await third;
    assert.ok(given, 'the one that was given back');
    taken[1]?.();
    given();
    assert.deepEqual(turns.names, []);
  });

  it('come in order', async () => {
    const turns = new KeyedSemaphore(1, 1000);
    const order: number[] = [];
    const first = await turns.acquire('a');
    const others = [1, 2, 3].map(async n => {
      const give = await turns.acquire('a');
      order.push(n);
      give?.();
    });
    first?.();
    await Promise.all(others);
    assert.deepEqual(order, [1, 2, 3]);
  });

  it('are waited for so long and no longer; who left the line gets none', async () => {
    const turns = new KeyedSemaphore(1, 1000);
    const first = await turns.acquire('a');
    const late = turns.acquire('a');
    mock.timers.tick(999);
    const patient = turns.acquire('a');
    mock.timers.tick(1);
    assert.equal(await late, undefined);
    first?.();
    (await patient)?.();
    assert.deepEqual(turns.names, []);
  });
});
