import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {RECOVER_READINGS} from '../../../modules/notas/reading/recover-readings';
import {READ_NOTA} from '../../../modules/notas/reading/request';
import {givenApp, givenPintor, type GivenPintor, type TestApp} from '../../support';
import {givenInLeitura, inQueue} from './support';

describe('readings that were lost', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  const estado = async (notaId: number) =>
    (await t.db.one(sql<{estado: string}>`SELECT estado FROM nota_leitura WHERE nota_id = ${notaId}`))?.estado;

  it('are queued again, and closed where nobody needs them', async () => {
    const old = new Date(t.clock.now.getTime() - 16 * 60_000);
    const recent = new Date(t.clock.now.getTime() - 14 * 60_000);
    const lost = await givenInLeitura(t, pintor.id, {atualizadoEm: old});
    const running = await givenInLeitura(t, pintor.id, {atualizadoEm: recent});
    const encerrada = await givenInLeitura(t, pintor.id, {atualizadoEm: old});
    await t.db.query(sql`UPDATE nota SET estado = 'encerrada' WHERE id = ${encerrada.id}`);
    for (let i = 0; i < 2; i++) await t.app.jobs.runNow(RECOVER_READINGS);
    assert.deepEqual(
      [await inQueue(t, lost.id), await inQueue(t, running.id), await inQueue(t, encerrada.id)],
      [1, 0, 0],
    );
    assert.deepEqual([await estado(lost.id), await estado(encerrada.id)], ['em_leitura', 'nao_lida']);
    const [job] = await t.db.query(
      sql<{
        priority: number;
      }>`SELECT priority FROM pgboss.job WHERE name = ${READ_NOTA} AND (data->>'notaId')::int = ${lost.id}`,
    );
    assert.equal(job?.priority, -10, 'after what people have just sent');
    await t.db.query(sql`UPDATE nota_leitura SET tentativas = 1 WHERE nota_id = ${lost.id}`);
    await t.app.jobs.runNow(RECOVER_READINGS, {inicio: true});
    assert.deepEqual(
      [await inQueue(t, lost.id), await inQueue(t, running.id)],
      [1, 1],
      'at the start what was never tried',
    );
  });

  it('are none that wait in the queue, however many copies of the server start', async () => {
    const nota = await givenInLeitura(t, pintor.id, {atualizadoEm: new Date(t.clock.now.getTime() - 16 * 60_000)});
    for (const start of [true, true, true, false]) await t.app.jobs.runNow(RECOVER_READINGS, {inicio: start});
    assert.equal(await inQueue(t, nota.id), 1, 'four at once would count for four attempts');
    await t.db.query(
      sql`UPDATE pgboss.job SET state = 'failed' WHERE name = ${READ_NOTA} AND (data->>'notaId')::int = ${nota.id}`,
    );
    await t.app.jobs.runNow(RECOVER_READINGS, {inicio: true});
    assert.equal(await inQueue(t, nota.id), 2, 'but what the queue has given up');
  });
});
