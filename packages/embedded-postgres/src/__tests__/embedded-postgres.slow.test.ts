import assert from 'node:assert/strict';
import {mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Client} from 'pg';
import {EmbeddedPostgresError, startEmbeddedPostgres, type EmbeddedPostgres} from '..';
import {givenFolder, type Folder} from './folder';
import {startOwner} from './owners';

describe('Embedded PostgreSQL', () => {
  let folder: Folder;
  let dataDir: string;
  let running: EmbeddedPostgres | undefined;
  let messages: string[];

  beforeEach(() => {
    folder = givenFolder();
    dataDir = folder.path;
    messages = [];
  });

  afterEach(async () => {
    await running?.stop();
    running = undefined;
    folder.remove();
  });

  it('creates a database of ours, by password and on the loopback address alone', async () => {
    const {url} = await start();
    assert.equal(await value(url, 'SELECT current_database()'), 'clube');
    assert.equal(await value(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user'), false);
    assert.equal(await value(url, 'SHOW listen_addresses'), '127.0.0.1');
    const wrong = new URL(url);
    wrong.password = 'senha-errada';
    await assert.rejects(value(wrong.href, 'SELECT 1'), {code: '28P01'});
    assert.equal(statSync(join(dataDir, 'postgres', 'senha')).mode & 0o777, 0o600);
  });

  it('starts where nothing that is made may be entered by others', async () => {
    const umask = process.umask(0o077);
    try {
      assert.equal(await value((await start()).url, 'SELECT 1'), 1);
    } finally {
      process.umask(umask);
    }
  });

  it('is durable by default', async () => {
    running = await startEmbeddedPostgres({dataDir, log: {info: () => undefined, warn: () => undefined}});
    assert.equal(await value(running.url, 'SHOW fsync'), 'on');
    assert.equal(await value(running.url, 'SHOW synchronous_commit'), 'on');
  });

  it('orders names by the rules of pt-BR when asked to', async () => {
    const {url} = await start();
    const ordered = `SELECT string_agg(n, ' ' ORDER BY n COLLATE "pt-BR-x-icu") FROM unnest('{Óscar,Zélia,Ana,Água}'::text[]) n`;
    assert.equal(await value(url, ordered), 'Água Ana Óscar Zélia');
  });

  it('keeps what was written across a stop and a start, and stops only once', async () => {
    const first = await start();
    await value(first.url, 'CREATE TABLE t AS SELECT 42 AS n');
    await Promise.all([first.stop(), first.stop()]);
    await assert.rejects(value(first.url, 'SELECT 1'), {code: 'ECONNREFUSED'});
    const second = await start();
    assert.equal(await value(second.url, 'SELECT n FROM t'), 42);
  });

  it('started by several at once on a fresh folder, serves exactly one of them', async () => {
    const starts = Array.from({length: 4}, () => startOwner(dataDir));
    const outcomes = await Promise.allSettled(starts.map(one => one.url()));
    const served = outcomes.filter(({status}) => status === 'fulfilled');
    assert.equal(served.length, 1, starts.map(one => one.output()).join('\n---\n'));
    for (const [n, {status}] of outcomes.entries())
      if (status === 'rejected') assert.match(starts[n]?.output() ?? '', /já está em execução com esta pasta/);
    assert.deepEqual(readdirSync(join(dataDir, 'postgres')).sort(), ['cluster', 'senha', 'start.log']);
    await Promise.all(starts.map(one => one.kill()));
    assert.equal(await value((await start()).url, 'SELECT 1'), 1);
  });

  it('refuses a folder that another living process uses, then adopts the server when that one is killed', async () => {
    const owner = startOwner(dataDir);
    const url = await owner.url();
    await value(url, 'CREATE TABLE t AS SELECT 7 AS n');
    await assert.rejects(start(), (error: unknown) => {
      assert.ok(error instanceof EmbeddedPostgresError);
      assert.match(error.message, /já está em execução/);
      return true;
    });
    await owner.kill();
    const adopted = await start();
    assert.equal(adopted.url, url);
    assert.equal(await value(adopted.url, 'SELECT n FROM t'), 7);
    assert.match(messages.join(), /reencontrado/);
  });

  it('brings back a server that was killed, at its address and with what it held', async () => {
    // Durable, as otherwise the data just written would not be in any file yet.
    const {url, state} = await start({durable: true});
    await value(url, 'CREATE TABLE kept AS SELECT 1 AS n');
    for (let death = 0; death < 2; death++) {
      const said = messages.length;
      process.kill(postmasterPid(), 'SIGKILL');
      await until(() => messages.slice(said).length === 2);
      assert.equal(await value(url, 'SELECT n FROM kept'), 1);
      assert.deepEqual(messages.slice(said), [
        'O banco de dados parou sem que ninguém pedisse. Iniciando de novo…',
        'O banco de dados voltou.',
      ]);
      assert.equal(state(), 'up');
    }
  });

  it('goes on owning a server that restarted by itself', async () => {
    const {url} = await start();
    const said = messages.length;
    const client = new Client(url);
    client.on('error', () => undefined);
    await client.connect();
    const {rows} = await client.query<{pid: number}>('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await until(() => messages.slice(said).at(-1) === 'O banco de dados voltou.');
    assert.equal(await value(url, 'SELECT 1'), 1);
    await client.end().catch(() => undefined);
    await assert.rejects(
      startEmbeddedPostgres({dataDir, durable: false, log: {info: () => undefined, warn: () => undefined}}),
    );
  });

  it('starts again after the server itself was killed', async () => {
    const owner = startOwner(dataDir);
    await value(await owner.url(), 'CREATE TABLE t AS SELECT 9 AS n');
    process.kill(postmasterPid(), 'SIGKILL');
    await owner.kill();
    const again = await start();
    assert.equal(await value(again.url, 'SELECT n FROM t'), 9);
  });

  it('is not misled by a process number that now belongs to another program', async () => {
    const first = await start();
    await first.stop();
    const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    writeFileSync(file, [process.pid, join(dataDir, 'postgres', 'cluster'), 0, 1, '', '127.0.0.1', '', ''].join('\n'));
    const second = await start();
    assert.equal(await value(second.url, 'SELECT 1'), 1);
  });

  it('says plainly that the data is of another major version', async () => {
    mkdirSync(join(dataDir, 'postgres', 'cluster'), {recursive: true});
    writeFileSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '16\n');
    await assert.rejects(start(), /são do PostgreSQL 16 e o embutido é o 18/);
  });

  async function start({durable = false} = {}): Promise<EmbeddedPostgres> {
    const log = {info: (message: string) => messages.push(message), warn: (message: string) => messages.push(message)};
    return (running = await startEmbeddedPostgres({dataDir, log, durable}));
  }

  function postmasterPid(): number {
    return Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  }
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 20));
}

async function value(url: string, sql: string): Promise<unknown> {
  const client = new Client({connectionString: url});
  await client.connect();
  try {
    const {rows} = await client.query<Record<string, unknown>>(sql);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}
