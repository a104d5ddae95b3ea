import assert from 'node:assert/strict';
import {setTimeout as wait} from 'node:timers/promises';
import {BATCH_JOB} from '../../kernel/batch-jobs/kind';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenPontos, givenUsuario, insert, saldoOf, type Client, type TestApp} from '../support';

const STALLED_MS = 200;

/** With ten thousand painters it takes a minute or more; here, one locked account delays it. */
describe('Expiring and giving back that take long', () => {
  let t: TestApp;
  let [staff, smart]: Client[] = [];
  let pintorId: number;
  before(async () => {
    t = await givenApp({jobs: true, limits: {stalledMs: STALLED_MS}});
    await insert(t, 'configuracao', {pontosUsuarioDia: 100});
    [staff, smart] = [(await givenUsuario(t, 0)).api, (await givenUsuario(t, 1)).api];
  });
  after(() => t.stop());
  beforeEach(async () => {
    ({id: pintorId} = await givenPintor(t));
  });

  /** The status of a request that waits for the locked account longer than a connection may be idle. */
  async function held(path: string) {
    const holder = await t.db.writes.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM conta WHERE pintor_id = $1 FOR UPDATE', [pintorId]);
    const answer = smart?.post(path);
    await wait(4 * STALLED_MS);
    await holder.query('COMMIT');
    holder.release();
    return (await answer)?.status;
  }
  const due = (pontos: number) => givenPontos(t, pintorId, pontos, new Date(t.clock.now.getTime() - 86_400_000));
  const since = () => `/api/pontuacoes/reativar/${t.clock.now.toISOString().slice(0, 10)}`;

  it('are answered all the same', async () => {
    await due(50);
    assert.equal(await held('/api/pontuacoes/expirar'), 200);
    assert.equal(await saldoOf(t, pintorId), 0);
    assert.equal(await held(since()), 200);
    assert.equal(await saldoOf(t, pintorId), 50);
  });

  it('keep nobody waiting who approves them', async () => {
    await due(500);
    await staff?.post('/api/pontuacoes/expirar');
    assert.equal((await staff?.post(since()))?.status, 409);
    const open = await smart?.get<{rows: {id: number}[]}>(
      '/api/aprovacoes?pagina=0&limite=10&filtros={"estado":"aberta"}',
    );
    // The account is not needed before the batch job runs.
    await t.run(() =>
      t.db.tx(async () => {
        await t.db.query(sql`SELECT 1 FROM conta WHERE pintor_id = ${pintorId} FOR UPDATE`);
        assert.equal((await smart?.post(`/api/aprovacoes/${open?.body.rows[0]?.id}/aprovar`))?.status, 200);
      }),
    );
    const job = await t.db.one(sql<{id: number}>`SELECT id FROM trabalho WHERE tipo = 'pontos.devolver'`);
    await t.app.jobs.runNow(BATCH_JOB, {trabalho: job?.id ?? 0});
    assert.equal(await saldoOf(t, pintorId), 500);
  });
});
