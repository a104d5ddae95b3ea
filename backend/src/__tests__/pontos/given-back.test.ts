import assert from 'node:assert/strict';
import {addMonths, civilDateOf, startOfDay} from '@clube/domain';
import {brokenInvariants} from '../../modules/pontos';
import {NOW, givenApp, saldoOf, type TestApp} from '../support';
import {givenWorld, placeOrder, runAction, scoreNota, type World} from './actions';

describe('Points that were given back', () => {
  let t: TestApp;
  let world: World;
  let sale: number;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  const pintor = () => world.pintores[0] ?? assert.fail();
  const saldo = () => saldoOf(t, pintor().id);
  const later = (months: number) => (t.clock.now = startOfDay(addMonths(civilDateOf(t.clock.now), months)));
  const expire = () => runAction(world, () => world.expiry.expire());
  const giveBack = () =>
    runAction(world, () => world.expiry.giveBack(startOfDay(addMonths(civilDateOf(t.clock.now), -6))));

  beforeEach(async () => {
    t.clock.now = NOW;
    world = await givenWorld(t, 1);
    sale = (await scoreNota(world, pintor(), 200)) ?? assert.fail();
    later(19);
    await expire();
    assert.equal(await saldo(), 0);
    await giveBack();
    assert.equal(await saldo(), 200);
  });
  afterEach(async () => assert.deepEqual(await brokenInvariants(t.db), []));

  it('go with their sale when it is cancelled', async () => {
    assert.ok(await runAction(world, () => world.undoing.cancel(sale)));
    assert.equal(await saldo(), 0);
    await giveBack();
    assert.equal(await saldo(), 0);
  });

  it('are not taken again from a cancelled sale once they expired again', async () => {
    later(4);
    await expire();
    await scoreNota(world, pintor(), 50);
    assert.ok(await runAction(world, () => world.undoing.cancel(sale)));
    assert.equal(await saldo(), 50);
  });

  it('nor where the cancellation itself finds them overdue', async () => {
    later(4);
    await scoreNota(world, pintor(), 50);
    assert.ok(await runAction(world, () => world.undoing.cancel(sale)));
    assert.equal(await saldo(), 50);
  });

  it('are not given back again by way of an order', async () => {
    const order = (await placeOrder(world, pintor(), world.premios[0] ?? assert.fail())) ?? assert.fail();
    later(4);
    assert.ok(await runAction(world, () => world.cancelling.cancel(order, 3)));
    assert.equal(await saldo(), 200);
    later(2);
    await expire();
    await giveBack();
    assert.equal(await saldo(), 0);
  });
});
