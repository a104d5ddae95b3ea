import assert from 'node:assert/strict';
import {currentContext} from '../../kernel/context';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, type TestApp} from '../support';

describe('Transactions', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
    await t.db.query(sql`CREATE TABLE conta_teste (id int PRIMARY KEY, saldo int NOT NULL)`);
  });
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`TRUNCATE conta_teste`);
    await t.db.query(sql`INSERT INTO conta_teste VALUES (1, 100), (2, 100)`);
  });

  const add = (id: number, n: number) => t.db.query(sql`UPDATE conta_teste SET saldo = saldo + ${n} WHERE id = ${id}`);
  const saldos = async () =>
    (await t.db.query(sql<{saldo: number}>`SELECT saldo FROM conta_teste ORDER BY id`)).map(({saldo}) => saldo);
  const boom = new Error('boom');

  it('hold together or not at all', async () => {
    const work = t.run(() =>
      t.db.tx(async () => {
        await add(1, 5);
        throw boom;
      }),
    );
    await assert.rejects(work, boom);
    assert.deepEqual(await saldos(), [100, 100]);
  });

  it('are joined by nested ones: the outer decides', async () => {
    const nested = () => t.db.tx(() => add(2, 5));
    await assert.rejects(
      t.run(() =>
        t.db.tx(async () => {
          await nested();
          assert.deepEqual(await saldos(), [100, 105]);
          throw boom;
        }),
      ),
      boom,
    );
    assert.deepEqual(await saldos(), [100, 100]);
    await t.run(() => t.db.tx(nested));
    assert.deepEqual(await saldos(), [100, 105]);
  });

  it('are seen by others only when they hold', async () => {
    await t.run(() =>
      t.db.tx(async () => {
        await add(1, 5);
        assert.deepEqual((await t.db.reads.query('SELECT saldo FROM conta_teste WHERE id = 1')).rows, [{saldo: 100}]);
      }),
    );
    assert.deepEqual(await saldos(), [105, 100]);
  });

  it('ask several things in one go, answered in their order', async () => {
    const answered = await t.run(() =>
      t.db.tx(() =>
        t.db.pipeline(
          () => add(1, 5),
          () => t.db.one(sql<{saldo: number}>`SELECT saldo FROM conta_teste WHERE id = 1`),
          () => t.db.prepared(sql<{id: number}>`UPDATE conta_teste SET saldo = 0 WHERE saldo = 105 RETURNING id`),
          async () => currentContext().client?.pipeline,
        ),
      ),
    );
    assert.deepEqual(answered, [[], {saldo: 105}, [{id: 1}], true]);
    assert.deepEqual(await saldos(), [0, 100]);
  });

  it('see in one go what was written while the first of it waited for its lock', async () => {
    const holder = await t.db.writes.connect();
    await holder.query('BEGIN');
    await holder.query('UPDATE conta_teste SET saldo = 1 WHERE id = 1');
    await holder.query('UPDATE conta_teste SET saldo = 2 WHERE id = 2');
    const lock = () => t.db.query(sql`SELECT 1 FROM conta_teste WHERE id = 1 FOR NO KEY UPDATE`);
    const other = () => t.db.one(sql<{saldo: number}>`SELECT saldo FROM conta_teste WHERE id = 2`);
    const asked = t.run(() => t.db.tx(() => t.db.pipeline(lock, other)));
    await holder.query('COMMIT');
    holder.release();
    assert.deepEqual((await asked)[1], {saldo: 2});
  });

  it('do not hold when one of what was asked in one go failed, and their connection is as good as before', async () => {
    const failing = () => t.db.query(sql`INSERT INTO conta_teste VALUES (1, 0)`);
    const work = () =>
      t.db.tx(() =>
        t.db.pipeline(
          () => add(2, 5),
          failing,
          () => add(2, 7),
        ),
      );
    for (let i = 0; i < 12; i++) await assert.rejects(t.run(work), {code: '23505'});
    assert.deepEqual(await saldos(), [100, 100]);
    await t.run(() => t.db.tx(() => add(2, 1)));
    assert.deepEqual(await saldos(), [100, 101]);
  });

  it('are repeated when PostgreSQL chose one of two as a deadlock’s victim', async () => {
    let attempts = 0;
    const [meet, met] = rendezvous(2);
    const move = (from: number, to: number) =>
      t.run(() =>
        t.db.tx(async () => {
          attempts++;
          await add(from, -10);
          meet();
          await met;
          await add(to, 10);
        }),
      );
    await Promise.all([move(1, 2), move(2, 1)]);
    // There may be one more attempt, if the deadlock's victim was back before the other transaction continued.
    assert.ok(attempts >= 3, String(attempts));
    assert.deepEqual(await saldos(), [100, 100]);
  });

  it('are given up after the fourth attempt', async () => {
    let attempts = 0;
    const serialization = Object.assign(new Error('could not serialize'), {code: '40001'});
    const work = t.run(() =>
      t.db.tx(async () => {
        attempts++;
        throw serialization;
      }),
    );
    await assert.rejects(work, serialization);
    assert.equal(attempts, 4);
  });

  it('throw a connection away that broke, and go on with another', async () => {
    const work = t.run(() =>
      t.db.tx(async () => {
        const [me] = await t.db.query(sql<{pid: number}>`SELECT pg_backend_pid() AS pid`);
        await t.db.reads.query(sql`SELECT pg_terminate_backend(${me?.pid ?? null})`);
        await add(1, 5);
      }),
    );
    await assert.rejects(work);
    await Promise.all(Array.from({length: 30}, () => t.run(() => t.db.tx(() => add(1, 1)))));
    assert.deepEqual(await saldos(), [130, 100]);
    assert.equal(t.db.writes.waitingCount, 0);
  });

  it('answer 503 while the database cannot be reached, and go on when it can', async () => {
    const calls = Array.from({length: 10}, () => t.anonymous.get('/api/premios'));
    // Only our role's connections, as autovacuum must not be terminated. Waits for each, as a late end would break a request.
    await t.db.query(sql`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
        WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`);
    for (const {status} of await Promise.all(calls)) assert.ok([200, 503].includes(status), String(status));
    assert.equal((await t.anonymous.get('/api/premios')).status, 200);
  });

  describe('afterCommit', () => {
    it('waits for the outermost transaction to hold', async () => {
      const seen: string[] = [];
      await t.run(() =>
        t.db.tx(async () => {
          await t.db.tx(() => t.db.afterCommit(() => seen.push('nested')));
          await t.db.afterCommit(async () => seen.push(`after, with ${(await saldos()).join()}`));
          await add(1, 1);
          assert.deepEqual(seen, []);
        }),
      );
      assert.deepEqual(seen, ['nested', 'after, with 101,100']);
    });

    it('does nothing when it is rolled back, and everything at once outside of one', async () => {
      const seen: string[] = [];
      const work = t.run(() =>
        t.db.tx(async () => {
          await t.db.afterCommit(() => seen.push('never'));
          throw boom;
        }),
      );
      await assert.rejects(work, boom);
      await t.run(() => t.db.afterCommit(() => seen.push('now')));
      assert.deepEqual(seen, ['now']);
    });

    it('leaves the transaction as it is when it fails', async () => {
      const answer = await t.run(() =>
        t.db.tx(async () => {
          await add(1, 1);
          await t.db.afterCommit(() => Promise.reject(boom));
          return 'held';
        }),
      );
      assert.equal(answer, 'held');
      assert.deepEqual(await saldos(), [101, 100]);
    });
  });
});

/** Returns a function to arrive, and a promise that resolves when `people` have arrived. */
function rendezvous(people: number): [() => void, Promise<void>] {
  let open: () => void = () => undefined;
  const met = new Promise<void>(resolve => (open = resolve));
  return [
    () => {
      if (--people === 0) open();
    },
    met,
  ];
}
