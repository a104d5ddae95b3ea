import assert from 'node:assert/strict';
import {RETRY_EVENTS} from '../../kernel/events/events';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import {NotaReprovada} from '../../modules/notas/domain-events';
import {givenApp, givenPintor, givenUsuario, type GivenUsuario, type TestApp} from '../support';
import {KilledCopy} from '../support/killed-copy';
import {until} from '../support/raw';

const PINTORES = 16;
const NOTAS = 60;
const MINUTES_11 = 660_000;

/** Kills the server by SIGKILL while it delivers events: none may be lost, handled twice, or handled out of order. */
describe('Events, when the server is killed while it delivers them', function () {
  this.timeout(300_000);
  let t: TestApp;
  let smart: GivenUsuario;
  let copy: KilledCopy;
  before(async () => {
    // The killed copies use the machine's clock.
    t = await givenApp({jobs: true, now: new Date()});
    copy = new KilledCopy(t);
    smart = await givenUsuario(t, 1);
  });
  after(async () => {
    await copy.stop();
    await t.stop();
  });

  it('are handled once each, in order for each painter', async () => {
    const events = await t.app.get(Kernel.EVENTS);
    const pintores: number[] = [];
    while (pintores.length < PINTORES) pintores.push((await givenPintor(t)).id);
    const decisions = new Map<number, string[]>();
    for (const pintorId of pintores) {
      const rejected = await t.db.query(sql<{notaId: number; chave: string}>`
        WITH notas AS (
          INSERT INTO nota (pintor_id, nome_arquivo, estado, criado_em, atualizado_em)
          SELECT ${pintorId}, ${`${pintorId}-`} || n || '.jpg', 'reprovada', ${t.clock.now}, ${t.clock.now} FROM generate_series(1, ${NOTAS}::int) n
          RETURNING id)
        INSERT INTO nota_evento (nota_id, de, para, tipo_ator, ocorrido_em)
        SELECT id, 'pendente', 'reprovada', 'sistema', ${t.clock.now} FROM notas ORDER BY id
        RETURNING nota_id AS "notaId", 'decisao:' || id AS chave`);
      decisions.set(
        pintorId,
        rejected.map(({chave}) => chave),
      );
      await t.run(() =>
        t.db.tx(async () => {
          for (const {notaId} of rejected) await events.publish(NotaReprovada, pintorId, {notaId, motivo: 'Ilegível'});
        }),
      );
    }

    const delivered = sql`SELECT 1 FROM evento_entrega WHERE entregue_em IS NOT NULL`;
    const all = PINTORES * NOTAS;
    for (const share of [0.1, 0.4]) {
      await copy.start(smart);
      // The job of a killed copy stays active until it expires; the sweep queues what waited for ten minutes.
      t.clock.now = new Date(Date.now() + MINUTES_11);
      await t.app.jobs.runNow(RETRY_EVENTS);
      await copy.killAmid(Promise.resolve(), delivered, all, share);
    }
    await copy.start(smart);
    await t.app.jobs.runNow(RETRY_EVENTS);
    await until(async () => (await copy.count(delivered)) === all, 'all deliveries', 120_000);

    const notices = await t.db.query(sql<{pintorId: number; chaves: string[]}>`
      SELECT pintor_id AS "pintorId", array_agg(chave ORDER BY id) AS chaves FROM aviso WHERE tipo = 'nota_reprovada' GROUP BY 1`);
    assert.deepEqual(new Map(notices.map(({pintorId, chaves}) => [pintorId, chaves])), decisions);
  });
});
