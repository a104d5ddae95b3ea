import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {RateLimit, sweepLimits} from '../../../kernel/security/rate-limit';
import {givenApp, type TestApp} from '../../support';

describe('A limit', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  const limitOf = (nome: string, points = 3) => new RateLimit(t.db.writes, nome, points, 600);
  const take = async (limit: RateLimit, times: number, key = 'a') =>
    (await Promise.all(Array.from({length: times}, () => limit.tryTake(key)))).filter(wait => wait === 0).length;

  it('lets so many through, however many come at once, and says how long the others wait', async () => {
    const limit = limitOf('um');
    assert.equal(await take(limit, 40), 3);
    const wait = await limit.tryTake('a');
    assert.ok(wait > 590_000 && wait <= 600_000, String(wait));
    await assert.rejects(limit.take('a', 'Agora não.'), {
      status: 429,
      codigo: 'MUITAS_TENTATIVAS',
      message: 'Agora não.',
    });
    assert.equal(await take(limit, 1, 'b'), 1);
  });

  it('has room again for exactly what is given back, whatever was refused meanwhile', async () => {
    const limit = limitOf('dois');
    assert.equal(await take(limit, 30), 3);
    await Promise.all([limit.giveBack('a'), limit.giveBack('a')]);
    assert.equal(await take(limit, 30), 2);
    for (let n = 0; n < 9; n++) await limit.giveBack('a');
    assert.equal(await take(limit, 30), 3, 'never more than it had');
    await limit.forget('a');
    assert.equal(await take(limit, 30), 3);
  });

  it('counts what is only noted, beyond its end too', async () => {
    const limit = limitOf('tres');
    for (let n = 0; n < 5; n++) await limit.note('a');
    assert.equal(await take(limit, 5), 0);
  });

  it('keeps no key that can be read, and is swept once it is over', async () => {
    await limitOf('quatro').take('39053344705');
    const keys = await t.db.query(sql<{key: string}>`SELECT key FROM tentativa`);
    assert.ok(keys.some(({key}) => key.startsWith('quatro:')));
    assert.ok(!JSON.stringify(keys).includes('39053344705'));
    await t.run(() => sweepLimits(t.db, new Date(Date.now() + 601_000)));
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM tentativa`), []);
  });
});
