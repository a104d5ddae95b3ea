import assert from 'node:assert/strict';
import {chmodSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startEmbeddedPostgres, type EmbeddedPostgres} from '@clube/embedded-postgres';
import {migrate} from '../../kernel/persistence/migrate';
import {givenApp, type TestApp} from '../support';

describe('A database that goes away', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  let t: TestApp;
  const told: string[] = [];
  let lines: {level: number; msg: string}[];
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'clube-queda-'));
    // PostgreSQL may run with another account, which must be able to enter the folder.
    chmodSync(dataDir, 0o755);
    const log = {info: () => undefined, warn: (message: string) => told.push(message)};
    // Durable, as in production; otherwise PostgreSQL would lose committed data when it is killed.
    postgres = await startEmbeddedPostgres({dataDir, log});
    await migrate(postgres.url, {log: () => undefined});
    t = await givenApp({
      beside: {databaseUrl: postgres.url, dataDir},
      log: {write: line => lines.push(JSON.parse(line) as (typeof lines)[number])},
    });
    await t.app.jobs.start();
  });
  beforeEach(() => (lines = []));
  after(async () => {
    await t.stop();
    await postgres.stop();
    rmSync(dataDir, {recursive: true, force: true});
  });

  const kill = () => {
    const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  };
  const call = async () => (await t.anonymous.get('/api/configuracoes/site-bloqueado')).status;
  const said = (msg: string) => lines.filter(line => line.msg === msg).length;
  async function until(condition: () => boolean | Promise<boolean>) {
    while (!(await condition())) await new Promise(resolve => setTimeout(resolve, 25));
  }

  it('is brought back, and calls and jobs go on; the log says so once each, twice over', async () => {
    for (let death = 1; death <= 2; death++) {
      lines = [];
      kill();
      // Requests during the outage are refused and do not hang.
      await until(async () => {
        const status = await call();
        assert.ok([200, 503].includes(status), String(status));
        return told.filter(message => message.includes('voltou')).length === death;
      });
      await until(async () => (await call()) === 200 && said('database back') === said('database lost'));
      assert.ok(said('database lost') <= 1);
      assert.equal(said('database back'), said('database lost'));
      const others = lines.filter(({level, msg}) => level >= 40 && !msg.startsWith('database '));
      assert.ok(others.length <= 2, JSON.stringify(others));
      assert.equal((await fetch(`${t.url}/health/live`)).status, 200);
      assert.equal((await fetch(`${t.url}/health/ready`)).status, 200);
    }
    await t.app.jobs.runNow('pontos.expirar');
  });
});
