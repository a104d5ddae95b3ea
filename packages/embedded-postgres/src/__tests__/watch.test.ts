import assert from 'node:assert/strict';
import type {Ownership} from '../ownership';
import {Watch, type ServerState} from '../watch';

/** An ownership that the test ends. */
function given() {
  let lose: (why?: unknown) => void = () => undefined;
  let released = 0;
  const ownership: Ownership = {
    lost: new Promise(resolve => (lose = resolve)),
    release: () => Promise.resolve(void (released += 1)),
  };
  return {ownership, lose: (why?: unknown) => lose(why), released: () => released};
}

describe('The watch over a server', () => {
  const settle = () => new Promise(resolve => setImmediate(resolve));

  /** Waits until this number of calls was recorded. */
  async function until(told: readonly unknown[], count: number) {
    while (told.length < count) await settle();
  }

  it('restarts it, again and again, and reports each change once', async () => {
    const told: ServerState[] = [];
    const lives = [given(), given(), given()];
    let next = 1;
    const watch = new Watch((lives[0] as ReturnType<typeof given>).ownership, {
      revive: () => Promise.resolve((lives[next++] as ReturnType<typeof given>).ownership),
      onState: state => told.push(state),
      pausesMs: [0],
    });
    lives[0]?.lose();
    await until(told, 2);
    lives[1]?.lose();
    await until(told, 4);
    assert.deepEqual(told, ['down', 'up', 'down', 'up']);
    await watch.stop();
    lives[2]?.lose();
    await settle();
    assert.deepEqual([told.length, lives[2]?.released()], [4, 1]);
  });

  it('says when it cannot be brought back, and goes on trying', async () => {
    const told: [ServerState, unknown][] = [];
    const [first, second] = [given(), given()];
    let tries = 0;
    const watch = new Watch(first.ownership, {
      revive: () => (++tries < 5 ? Promise.reject(new Error(`try ${tries}`)) : Promise.resolve(second.ownership)),
      onState: (state, why) => told.push([state, why instanceof Error ? why.message : why]),
      pausesMs: [0, 0, 0],
    });
    first.lose('ended');
    await until(told, 3);
    assert.deepEqual(told, [
      ['down', 'ended'],
      ['gone', 'try 3'],
      ['up', undefined],
    ]);
    assert.equal(tries, 5);
    await watch.stop();
  });

  it('ends while it waits for the next try', async () => {
    const first = given();
    let tries = 0;
    const watch = new Watch(first.ownership, {
      revive: () => Promise.reject(new Error(`try ${++tries}`)),
      onState: () => undefined,
      pausesMs: [0, 3_600_000],
    });
    first.lose();
    while (tries === 0) await settle();
    await watch.stop();
    assert.equal(tries, 1);
  });
});
