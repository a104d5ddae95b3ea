import assert from 'node:assert/strict';
import {once} from 'node:events';
import {setInterval} from 'node:timers/promises';
import {Client} from 'pg';
import {rowsOf, sql} from '../../kernel/persistence/sql';
import {withAdvisoryLock} from '../../kernel/persistence/with-advisory-lock';
import {LOCK, connectWithoutTimeouts, takeLock} from '../../kernel/persistence/locks';
import {readMigrations, runMigrations} from '../../kernel/persistence/migrations';
import {startServerProcess, type ServerProcess} from '../support/server-process';
import {givenBareDatabase, type TestDatabase} from '../support/postgres';
import {givenTempFolder} from '../support/temp-folder';

/** Number of copies: one migrates, one takes over from it, one waits for both. */
const COPIES = 3;

describe('Several copies of the server', function () {
  this.timeout(90_000);
  let database: TestDatabase;
  let watcher: Client;
  let copies: ServerProcess[] = [];
  const folders: {remove(): void}[] = [];

  beforeEach(async () => {
    database = await givenBareDatabase();
    watcher = await connectWithoutTimeouts(database.url, 'teste');
  });
  afterEach(async () => {
    await Promise.all(copies.map(copy => copy.kill('SIGKILL')));
    copies = [];
    await watcher.end();
    await database.drop();
    for (const folder of folders.splice(0)) folder.remove();
  });

  const start = () =>
    Array.from({length: COPIES}, () => {
      const folder = givenTempFolder();
      folders.push(folder);
      const copy = startServerProcess({DATABASE_URL: database.url, DATA_DIR: folder.path});
      copies.push(copy);
      return copy;
    });

  const waiting = async (type: string) => {
    const rows = await rowsOf(
      watcher,
      sql<{n: number}>`SELECT count(*)::int AS n FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = ${type} AND NOT l.granted`,
    );
    return rows[0]?.n ?? 0;
  };
  const until = async (condition: () => Promise<boolean>) => {
    for await (const _ of setInterval(20)) if (await condition()) return;
  };

  async function assertWhole(): Promise<void> {
    const {rows} = await watcher.query<{name: string}>('SELECT name FROM migracao ORDER BY run_on, id');
    assert.deepEqual(
      rows.map(({name}) => name),
      readMigrations().map(({name}) => name),
    );
    const sums = await watcher.query('SELECT arquivo FROM migracao_soma');
    assert.equal(sums.rowCount, readMigrations().length);
    const queues = await watcher.query<{n: number}>('SELECT count(*)::int AS n FROM pgboss.queue');
    assert.ok((queues.rows[0]?.n ?? 0) > 5);
  }

  async function assertServes(copy: ServerProcess): Promise<void> {
    const url = await copy.url();
    assert.equal((await fetch(`${url}/health/ready`)).status, 200);
    assert.equal((await fetch(`${url}/api/premios`)).status, 200);
  }

  it('come up together on an empty database', async () => {
    await takeLock(watcher, LOCK.PREPARATION);
    const started = start();
    await until(async () => (await waiting('advisory')) === COPIES);
    for (const copy of started) assert.match(copy.output(), /Outra cópia está preparando/);
    await watcher.query(sql`SELECT pg_advisory_unlock(${LOCK.PREPARATION})`);
    await Promise.all(started.map(assertServes));
    await assertWhole();
  });

  it('come up on an old schema although one was killed while it migrated', async () => {
    await runMigrations(watcher, {count: 9});
    // The tenth migration changes this table, so that the migrating copy waits there, and is killed.
    await watcher.query('BEGIN; LOCK TABLE nota_leitura IN ACCESS SHARE MODE');
    const started = start();
    const victim = await Promise.race(
      started.map(copy => copy.waitForOutput(/Preparando as tabelas/).then(() => copy)),
    );
    await until(async () => (await waiting('relation')) === 1);
    await victim.kill('SIGKILL');
    const others = started.filter(copy => copy !== victim);
    await Promise.race(others.map(copy => copy.waitForOutput(/Preparando as tabelas/)));
    await watcher.query('COMMIT');
    await Promise.all(others.map(assertServes));
    await assertWhole();
  });

  it('prepare one after the other, and stop when they are no longer alone', async () => {
    const order: string[] = [];
    const words: string[] = [];
    const turn = (name: string) =>
      withAdvisoryLock(
        database.url,
        text => void words.push(text),
        async () => {
          order.push(`${name} begins`);
          // The first copy keeps the lock until the others wait for it.
          if (order.length === 1) await until(async () => (await waiting('advisory')) === 2);
          order.push(`${name} ends`);
        },
      );
    await Promise.all(['a', 'b', 'c'].map(turn));
    for (let n = 0; n < order.length; n += 2) assert.equal(order[n]?.[0], order[n + 1]?.[0]);
    assert.equal(words.length, 2);

    const lost = withAdvisoryLock(
      database.url,
      () => undefined,
      async () => {
        await watcher.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'clube-preparo' AND datname = current_database()`,
        );
        await once(new EventTarget(), 'never');
      },
    );
    await assert.rejects(lost, /the lock of the preparation was lost/);
  });
});
