import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenPontos, type TestApp} from '../support';

describe('points that expire, by month', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  it('sums what is left of the lots, soonest month of São Paulo first', async () => {
    const pintor = await givenPintor(t);
    await givenPontos(t, pintor.id, 100, new Date('2027-02-01T02:59:59.999Z'));
    await givenPontos(t, pintor.id, 50, new Date('2027-01-10T12:00:00Z'));
    await givenPontos(t, pintor.id, 7, new Date('2026-12-01T12:00:00Z'));
    await givenPontos(t, pintor.id, 999, new Date('2026-09-01T12:00:00Z'));
    const {body} = await pintor.api.get('/api/sessoes/parceiro/info');
    assert.deepEqual(body.vencimentos, [
      {mes: '2026-12', pontos: 7},
      {mes: '2027-01', pontos: 150},
    ]);
  });
});
