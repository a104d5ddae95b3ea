import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPontos, givenUsuario, insert, saldoOf, givenPintor, type TestApp} from '../support';
import {brokenInvariants} from '../../modules/pontos/invariants';

describe('The tests’ own footing', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  it('serves the whole application', async () => {
    const {status, body} = await t.anonymous.get('/api/configuracoes/site-bloqueado');
    assert.equal(status, 200);
    assert.deepEqual(body, {bloquearSite: false, parcelaPintura: null});
  });

  it('opens sessions of staff', async () => {
    const smart = await givenUsuario(t, 1);
    assert.equal((await smart.api.get('/api/configuracoes')).status, 404);
    assert.equal((await t.anonymous.get('/api/configuracoes')).status, 401);
  });

  it('gives points that keep the ledger’s invariants, which see a balance that is wrong', async () => {
    const {id} = await givenPintor(t, {saldo: 700});
    await givenPontos(t, id, 300);
    assert.equal(await saldoOf(t, id), 1000);
    assert.deepEqual(await brokenInvariants(t.db), []);
    await t.db.query(sql`UPDATE conta SET saldo = saldo + 1 WHERE pintor_id = ${id}`);
    assert.notDeepEqual(await brokenInvariants(t.db), []);
    await t.db.query(sql`UPDATE conta SET saldo = saldo - 1 WHERE pintor_id = ${id}`);
    await assert.rejects(insert(t, 'conta', {pintorId: id}), {code: '23505'});
  });
});
