import assert from 'node:assert/strict';
import {z} from 'zod';
import {defineEvent} from '../../kernel/events/event';
import {DELIVER_EVENTS, RETRY_EVENTS, type Events} from '../../kernel/events/events';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import {deliverEvents, givenApp, givenPintor, type TestApp} from '../support';

const Counted = defineEvent('teste.contado', z.object({n: z.int()}));

describe('Domain events', () => {
  let t: TestApp;
  let events: Events;
  /** The events that each subscriber handled, with the painter. */
  const handled: {subscriber: string; pintorId: number; n: number}[] = [];
  let fault: ((n: number) => void) | undefined;

  before(async () => {
    t = await givenApp({jobs: true});
    events = await t.app.get(Kernel.EVENTS);
    events.subscribe({
      name: 'teste.escreve',
      event: Counted,
      async handle({pintorId, data: {n}}) {
        // Visible only if the delivery is committed.
        await t.db.query(
          sql`UPDATE pintor SET entrega_complemento = coalesce(entrega_complemento, '') || ${`${n} `}::text WHERE id = ${pintorId}`,
        );
        fault?.(n);
      },
    });
    events.subscribe({
      name: 'teste.anota',
      event: Counted,
      async handle({pintorId, data: {n}}) {
        handled.push({subscriber: 'anota', pintorId, n});
      },
    });
  });
  after(() => t.stop());
  beforeEach(() => {
    fault = undefined;
    handled.length = 0;
  });

  const publish = (pintorId: number, ...numbers: number[]) =>
    t.run(() =>
      t.db.tx(async () => {
        for (const n of numbers) await events.publish(Counted, pintorId, {n});
      }),
    );
  const written = async (pintorId: number) =>
    (
      await t.db.one(
        sql<{texto: string | null}>`SELECT entrega_complemento AS texto FROM pintor WHERE id = ${pintorId}`,
      )
    )?.texto?.trim();
  const waiting = (pintorId: number) =>
    t.db.query(sql<{assinante: string; tentativas: number; erro: string | null}>`
      SELECT assinante, tentativas, erro FROM evento_entrega WHERE pintor_id = ${pintorId} AND entregue_em IS NULL ORDER BY evento_id, assinante`);
  const deliver = (pintorId: number) => t.app.jobs.runNow(DELIVER_EVENTS, {pintorId});

  it('are written by the transaction in which they happen, and not when it is rolled back', async () => {
    const {id} = await givenPintor(t);
    const undone = t.run(() =>
      t.db.tx(async () => {
        await events.publish(Counted, id, {n: 1});
        throw new Error('undone');
      }),
    );
    await assert.rejects(undone, /undone/);
    assert.deepEqual(await waiting(id), []);
    await assert.rejects(
      t.run(() => events.publish(Counted, id, {n: 1})),
      /outside of a transaction/,
    );
    const wrong = t.run(() => t.db.tx(() => events.publish(Counted, id, {n: 1.5})));
    await assert.rejects(wrong, z.ZodError);
  });

  it('reach each subscriber once, in their order, however many deliver at the same time', async () => {
    const {id} = await givenPintor(t);
    await publish(id, 1, 2, 3, 4);
    await publish(id, 5, 6);
    await Promise.all(Array.from({length: 6}, () => deliver(id)));
    await deliver(id);
    assert.equal(await written(id), '1 2 3 4 5 6');
    assert.deepEqual(
      handled.map(({n}) => n),
      [1, 2, 3, 4, 5, 6],
    );
    assert.deepEqual(await waiting(id), []);
  });

  it('wait in their place for a subscriber that fails, which holds up nobody else', async () => {
    const [pintor, other] = [await givenPintor(t), await givenPintor(t)];
    fault = n => {
      if (n === 2) throw new Error('not yet');
    };
    await publish(pintor.id, 1, 2, 3);
    await publish(other.id, 7);
    await assert.rejects(deliver(pintor.id), /not yet/);
    await deliver(other.id);
    assert.equal(await written(pintor.id), '1', 'what the failed one wrote is undone');
    assert.equal(await written(other.id), '7');
    assert.deepEqual(
      handled.map(({n}) => n),
      [1, 2, 3, 7],
    );
    const [failed, next] = await waiting(pintor.id);
    assert.deepEqual([failed?.assinante, failed?.tentativas], ['teste.escreve', 1]);
    assert.match(failed?.erro ?? '', /not yet/);
    assert.equal(next?.tentativas, 0);
    fault = undefined;
    await deliver(pintor.id);
    assert.equal(await written(pintor.id), '1 2 3');
  });

  it('wait as long as a subscriber asks, which holds up nobody else', async () => {
    const {id} = await givenPintor(t);
    const seen: string[] = [];
    const Late = defineEvent('teste.tarde', z.object({}));
    for (const [name, afterSeconds] of [
      ['teste.espera', 15],
      ['teste.logo', 0],
    ] as const)
      events.subscribe({name, event: Late, afterSeconds, handle: async () => void seen.push(name)});
    await t.run(() => t.db.tx(() => events.publish(Late, id, {})));
    const jobs = await t.db.query(sql<{segundos: number}>`
      SELECT round(extract(epoch FROM start_after - created_on))::int AS segundos FROM pgboss.job
       WHERE name = ${DELIVER_EVENTS} AND data->>'pintorId' = ${String(id)} ORDER BY 1`);
    assert.deepEqual(
      jobs.map(({segundos}) => segundos),
      [0, 16],
    );
    await deliver(id);
    assert.deepEqual(seen, ['teste.logo']);
    t.clock.now = new Date(t.clock.now.getTime() + 15_000);
    await deliver(id);
    assert.deepEqual(seen, ['teste.logo', 'teste.espera']);
  });

  it('are taken up again when their job is lost', async () => {
    const {id} = await givenPintor(t);
    await publish(id, 1);
    await t.db.query(sql`DELETE FROM pgboss.job WHERE name = ${DELIVER_EVENTS}`);
    const queued = () =>
      t.db.query(sql`SELECT 1 FROM pgboss.job WHERE name = ${DELIVER_EVENTS} AND data->>'pintorId' = ${String(id)}`);
    await t.app.jobs.runNow(RETRY_EVENTS);
    assert.deepEqual(await queued(), [], 'a job may still be on its way');
    t.clock.now = new Date(t.clock.now.getTime() + 11 * 60_000);
    await t.app.jobs.runNow(RETRY_EVENTS);
    assert.equal((await queued()).length, 1);
    await deliverEvents(t);
    assert.equal(await written(id), '1');
  });

  it('are left for an hour to a copy of the server that knows the subscriber, which may be gone', async () => {
    const {id} = await givenPintor(t);
    await publish(id, 1);
    await t.db.query(
      sql`UPDATE evento_entrega SET assinante = 'teste.antigo' WHERE pintor_id = ${id} AND assinante = 'teste.anota'`,
    );
    await deliver(id);
    assert.deepEqual(
      (await waiting(id)).map(({assinante}) => assinante),
      ['teste.antigo'],
    );
    t.clock.now = new Date(t.clock.now.getTime() + 3_600_000);
    await deliver(id);
    assert.deepEqual(await waiting(id), []);
  });

  it('are taken up again though those of a thousand others fail for ever', async () => {
    const {id} = await givenPintor(t);
    await publish(id, 1);
    await t.db.query(sql`
      WITH failing AS (
        INSERT INTO pintor (id, cpf, nome, data_nascimento, celular, id_indicacao, criado_em) OVERRIDING SYSTEM VALUE
        SELECT -i, lpad(i::text, 11, '0'), 'Pintor', '1980-01-01', '11900000000', 'F' || i, now() FROM generate_series(1, 1000) i RETURNING id
      ), accounts AS (INSERT INTO conta (pintor_id) SELECT id FROM failing), e AS (
        INSERT INTO evento (nome, pintor_id, dados, ocorrido_em) SELECT 'teste.contado', id, '{}', ${t.clock.now} FROM failing RETURNING id, pintor_id)
      INSERT INTO evento_entrega (evento_id, assinante, pintor_id, tentativas) SELECT id, 'teste.anota', pintor_id, 9 FROM e`);
    await t.db.query(sql`DELETE FROM pgboss.job WHERE name = ${DELIVER_EVENTS}`);
    t.clock.now = new Date(t.clock.now.getTime() + 11 * 60_000);
    await t.app.jobs.runNow(RETRY_EVENTS);
    const queued = await t.db.query(
      sql`SELECT 1 FROM pgboss.job WHERE name = ${DELIVER_EVENTS} AND data->>'pintorId' = ${String(id)}`,
    );
    assert.equal(queued.length, 1);
  });
});
