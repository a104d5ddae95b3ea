import assert from 'node:assert/strict';
import {ARRUMAR_LEITURAS} from '../../modules/notas/leitura/arrumacao';
import {LER_NOTA} from '../../modules/notas/leitura/pedido';
import {givenApp, givenPintor, type PintorDado, type TestApp} from '../support';
import {givenEmLeitura, naFila} from './leitura-support';

describe('readings that were lost', () => {
  let t: TestApp;
  let pintor: PintorDado;
  before(async () => {
    t = await givenApp({jobs: true});
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  const estado = async (notaId: number) =>
    (await t.db.one<{estado: string}>(`SELECT estado FROM nota_leitura WHERE nota_id = $1`, [notaId]))?.estado;

  it('are queued again, and closed where nobody needs them', async () => {
    const antiga = new Date(t.clock.agora.getTime() - 16 * 60_000);
    const recente = new Date(t.clock.agora.getTime() - 14 * 60_000);
    const perdida = await givenEmLeitura(t, pintor.id, {atualizadoEm: antiga});
    const emCurso = await givenEmLeitura(t, pintor.id, {atualizadoEm: recente});
    const encerrada = await givenEmLeitura(t, pintor.id, {atualizadoEm: antiga});
    await t.db.query(`UPDATE nota SET estado = 'encerrada' WHERE id = $1`, [encerrada.id]);
    for (let i = 0; i < 2; i++) await t.app.jobs.runNow(ARRUMAR_LEITURAS);
    assert.deepEqual(
      [await naFila(t, perdida.id), await naFila(t, emCurso.id), await naFila(t, encerrada.id)],
      [1, 0, 0],
    );
    assert.deepEqual([await estado(perdida.id), await estado(encerrada.id)], ['em_leitura', 'nao_lida']);
    const [job] = await t.db.query<{priority: number}>(
      `SELECT priority FROM pgboss.job WHERE name = $1 AND (data->>'notaId')::int = $2`,
      [LER_NOTA, perdida.id],
    );
    assert.equal(job?.priority, -10, 'after what people have just sent');
    await t.db.query(`UPDATE nota_leitura SET tentativas = 1 WHERE nota_id = $1`, [perdida.id]);
    await t.app.jobs.runNow(ARRUMAR_LEITURAS, {inicio: true});
    assert.deepEqual(
      [await naFila(t, perdida.id), await naFila(t, emCurso.id)],
      [1, 1],
      'at the start what was never tried',
    );
  });

  it('are none that wait in the queue, however many copies of the server start', async () => {
    const nota = await givenEmLeitura(t, pintor.id, {atualizadoEm: new Date(t.clock.agora.getTime() - 16 * 60_000)});
    for (const inicio of [true, true, true, false]) await t.app.jobs.runNow(ARRUMAR_LEITURAS, {inicio});
    assert.equal(await naFila(t, nota.id), 1, 'four at once would count for four attempts');
    await t.db.query(`UPDATE pgboss.job SET state = 'failed' WHERE name = $1 AND (data->>'notaId')::int = $2`, [
      LER_NOTA,
      nota.id,
    ]);
    await t.app.jobs.runNow(ARRUMAR_LEITURAS, {inicio: true});
    assert.equal(await naFila(t, nota.id), 2, 'but what the queue has given up');
  });
});
