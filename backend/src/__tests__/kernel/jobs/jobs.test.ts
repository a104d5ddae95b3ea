import assert from 'node:assert/strict';
import {setInterval} from 'node:timers/promises';
import {sql} from '../../../kernel/persistence/sql';
import {currentContext} from '../../../kernel/context';
import {givenApp, type TestApp} from '../../support';

describe('Jobs', () => {
  let t: TestApp;
  const ran: {data: object; actor: string; now: Date}[] = [];

  before(async () => {
    t = await givenApp();
    t.app.jobs.define<{n: number}>({
      name: 'teste',
      async run(data) {
        const {actor, now} = currentContext();
        ran.push({data, actor: actor.kind, now});
      },
    });
    t.app.jobs.define({name: 'falha', run: () => Promise.reject(new Error('no'))});
    await t.app.jobs.start({work: false});
  });
  after(() => t.stop());

  const queued = async () =>
    (
      await t.db.query(sql<{data: {n: number}}>`SELECT data FROM pgboss.job WHERE name = 'teste' ORDER BY created_on`)
    ).map(({data}) => data.n);

  it('are queued by the transaction that asked, when it holds', async () => {
    await t.run(() =>
      t.db.tx(async () => {
        await t.app.jobs.enqueue('teste', {n: 1});
        const outside = await t.db.reads.query(`SELECT 1 FROM pgboss.job WHERE name = 'teste'`);
        assert.equal(outside.rowCount, 0);
      }),
    );
    assert.deepEqual(await queued(), [1]);
  });

  it('do not exist when it was rolled back', async () => {
    const work = t.run(() =>
      t.db.tx(async () => {
        await t.app.jobs.enqueue('teste', {n: 2});
        throw new Error('rolled back');
      }),
    );
    await assert.rejects(work, /rolled back/);
    assert.deepEqual(await queued(), [1]);
  });

  it('are queued at once outside of one', async () => {
    await t.run(() => t.app.jobs.enqueue('teste', {n: 3}));
    assert.deepEqual(await queued(), [1, 3]);
  });

  it('run as the system, at the clock’s time', async () => {
    await t.app.jobs.runNow('teste', {n: 4});
    assert.deepEqual(ran, [{data: {n: 4}, actor: 'sistema', now: t.clock.now}]);
  });

  it('report that they failed, and refuse names that nobody defined', async () => {
    await assert.rejects(t.app.jobs.runNow('falha'), /no/);
    await assert.rejects(t.app.jobs.runNow('outro'), /unknown job/);
    await assert.rejects(
      t.run(() => t.app.jobs.enqueue('outro', {})),
      /unknown job/,
    );
  });

  it('are run by a copy that runs jobs', async () => {
    const worker = await givenApp({beside: t});
    try {
      const done = new Set<number>();
      await new Promise<void>((resolve, reject) => {
        worker.app.jobs.define<{n: number}>({
          name: 'teste',
          async run({n}) {
            if (done.add(n).size === 2) resolve();
          },
        });
        worker.app.jobs.start().catch(reject);
      });
      assert.deepEqual(done, new Set([1, 3]));
    } finally {
      await worker.stop();
    }
  });

  it('are no longer queued on schedule once nobody defines them', async () => {
    const before = await givenApp();
    try {
      const scheduled = () => before.db.query(sql`SELECT name FROM pgboss.schedule WHERE name = 'antiga'`);
      before.app.jobs.define({name: 'antiga', cron: '0 3 * * *', run: () => Promise.resolve()});
      await before.app.jobs.start();
      assert.equal((await scheduled()).length, 1);
      const after = await givenApp({beside: before, jobs: true});
      await after.app.jobs.start();
      assert.deepEqual(await scheduled(), []);
      await after.stop();
    } finally {
      await before.stop();
    }
  });

  it('keep of a failure what happened, not the data it happened to', async () => {
    const worker = await givenApp();
    try {
      const {jobs} = worker.app;
      const quoting = Object.assign(new Error('the row was refused'), {code: '23505', detail: 'Key (cpf)=(123)'});
      jobs.define({name: 'recusada', onStart: {}, run: () => Promise.reject(quoting)});
      await jobs.start();
      let [failed] = [] as {output: Record<string, unknown>}[];
      for await (const _ of setInterval(50)) {
        [failed] = await worker.db.query(
          sql`SELECT output FROM pgboss.job WHERE name = 'recusada' AND output IS NOT NULL`,
        );
        if (failed) break;
      }
      assert.equal(failed?.output.message, 'the row was refused');
      assert.doesNotMatch(JSON.stringify(failed), /cpf/);
    } finally {
      await worker.stop();
    }
  });

  it('that fail are run again alone: of five e-mails the third is refused, the others are sent once', async () => {
    const worker = await givenApp({jobs: true});
    try {
      const {jobs} = worker.app;
      const sent: number[] = [];
      jobs.define<{n: number}>({
        name: 'cartas',
        async run({n}) {
          if (n === 3) throw new Error('refused');
          sent.push(n);
        },
      });
      await jobs.start({work: false});
      for (const n of [1, 2, 3, 4, 5]) await worker.run(() => jobs.enqueue('cartas', {n}));
      await jobs.start();
      let states: {n: number; estado: string}[] = [];
      for await (const _ of setInterval(50)) {
        states = await worker.db.query(
          sql`SELECT (data->>'n')::int AS n, state::text AS estado FROM pgboss.job WHERE name = 'cartas' ORDER BY 1`,
        );
        if (states.every(({estado}) => !['created', 'active'].includes(estado))) break;
      }
      assert.deepEqual(
        states.map(({estado}) => estado),
        ['completed', 'completed', 'retry', 'completed', 'completed'],
      );
      assert.deepEqual(sent.sort(), [1, 2, 4, 5]);
    } finally {
      await worker.stop();
    }
  });

  it('run at the start, one after the other by rank, and end when the server goes down', async () => {
    const worker = await givenApp();
    const order: string[] = [];
    let end: (() => void) | undefined;
    const ended = new Promise<void>(resolve => (end = resolve));
    try {
      await new Promise<void>((resolve, reject) => {
        const {jobs} = worker.app;
        jobs.define<{n: string}>({
          name: 'fila',
          batchSize: 1,
          async run({n}) {
            order.push(n);
            if (n === 'last') resolve();
            if (n === 'last') await ended;
          },
          onStop: async () => end?.(),
        });
        jobs.define<{last: string}>({
          name: 'inicio',
          onStart: {last: 'last'},
          async run({last}) {
            await worker.db.tx(async () => {
              await jobs.enqueue('fila', {n: last}, {priority: -1});
              await jobs.enqueue('fila', {n: 'first'});
            });
          },
        });
        jobs.start().catch(reject);
      });
      assert.deepEqual(order, ['first', 'last']);
    } finally {
      await worker.stop();
    }
    await ended;
  });
});
