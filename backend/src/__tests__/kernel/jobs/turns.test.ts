import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {Turns} from '../../../kernel/turns';

describe('Turns', () => {
  beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
  afterEach(() => mock.timers.reset());

  it('are so many for each name, whoever else has some', async () => {
    const turns = new Turns(2, 1000);
    const taken = await Promise.all([turns.take('a'), turns.take('a'), turns.take('b')]);
    assert.ok(taken.every(Boolean));
    const third = turns.take('a');
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
    const turns = new Turns(1, 1000);
    const order: number[] = [];
    const first = await turns.take('a');
    const others = [1, 2, 3].map(async n => {
      const give = await turns.take('a');
      order.push(n);
      give?.();
    });
    first?.();
    await Promise.all(others);
    assert.deepEqual(order, [1, 2, 3]);
  });

  it('are waited for so long and no longer; who left the line gets none', async () => {
    const turns = new Turns(1, 1000);
    const first = await turns.take('a');
    const late = turns.take('a');
    mock.timers.tick(999);
    const patient = turns.take('a');
    mock.timers.tick(1);
    assert.equal(await late, undefined);
    first?.();
    (await patient)?.();
    assert.deepEqual(turns.names, []);
  });
});
