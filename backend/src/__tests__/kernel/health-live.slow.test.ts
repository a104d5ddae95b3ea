import assert from 'node:assert/strict';
import {chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setInterval, setTimeout as wait} from 'node:timers/promises';
import {startServerProcess, type ServerProcess} from '../support/server-process';

const PROGRAM = join(__dirname, '..', 'support', 'short-pauses.js');
/** Longer than the stall of 10 s that asks for a restart, and the look twice a second that finds it. */
const STANDSTILL_MS = 11_000;

describe('Liveness of a server process with its own database', function () {
  this.timeout(120_000);
  let dataDir: string;
  let server: ServerProcess;
  let url: string;
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'clube-vivo-'));
    // PostgreSQL may run with another account, which must be able to enter the folder.
    chmodSync(dataDir, 0o755);
    server = startServerProcess({DATA_DIR: dataDir, LOG_LEVEL: 'warn'}, PROGRAM);
    url = await server.url();
  });
  after(async () => {
    await server.kill('SIGTERM');
    rmSync(dataDir, {recursive: true, force: true});
  });

  const health = async (kind: 'live' | 'ready') => {
    const answer = await fetch(`${url}/health/${kind}`);
    return {status: answer.status, ...((await answer.json()) as {situacao: string})};
  };
  const until = async (condition: () => boolean | Promise<boolean>) => {
    for await (const _ of setInterval(20)) if (await condition()) return;
  };
  const said = (words: string) => server.output().split(words).length - 1;
  const database = (name: string) => join(dataDir, 'postgres', name);

  it('fails once the database cannot be started again, and no longer when it can; the log says each change once', async () => {
    const [cluster, elsewhere] = [database('cluster'), database('cluster-elsewhere')];
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    renameSync(cluster, elsewhere);
    try {
      process.kill(pid, 'SIGKILL');
      await until(async () => {
        const gone = said('O banco de dados não volta.') > 0;
        const {status} = await health('live');
        // It fails when the last try has failed, no sooner and no later.
        if (status === 503) await server.waitForOutput(/O banco de dados não volta/);
        else assert.ok(status === 200 && !gone);
        return status === 503;
      });
      assert.deepEqual(await health('live'), {status: 503, situacao: 'sem banco'});
      assert.equal((await health('ready')).status, 503);
      assert.equal((await fetch(`${url}/api/premios`)).status, 503);
      await until(() => said('database lost') > 0);
      // The tries go on, without further lines.
      const triedAt = () => statSync(database('start.log')).mtimeMs;
      for (let more = 0, last = triedAt(); more < 2; more++, last = triedAt()) await until(() => triedAt() !== last);
    } finally {
      renameSync(elsewhere, cluster);
    }
    await until(async () => (await health('ready')).status === 200 && said('database back') > 0);
    assert.deepEqual(await health('live'), {status: 200, situacao: 'ok'});
    for (const line of ['banco de dados parou sem', 'banco de dados não volta', 'banco de dados voltou'])
      assert.equal(said(line), 1, server.output());
    for (const line of ['"database lost"', '"database back"']) assert.equal(said(line), 1, server.output());
  });

  it('fails when the event loop stood still', async () => {
    assert.equal((await health('live')).status, 200);
    server.signal('SIGSTOP');
    await wait(STANDSTILL_MS);
    server.signal('SIGCONT');
    assert.deepEqual(await health('live'), {status: 503, situacao: 'travado'});
    assert.equal((await health('ready')).status, 200);
  });
});
