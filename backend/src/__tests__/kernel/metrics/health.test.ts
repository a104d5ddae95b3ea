import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {setInterval} from 'node:timers/promises';
import {sql} from '../../../kernel/persistence/sql';
import {EndpointHandlers} from '../../../kernel/http/routing/endpoint-handlers';
import {Throttle} from '../../../kernel/security/throttle';
import {givenApp, type TestApp} from '../../support';

describe('Health', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp({limits: {readyTimeoutMs: 700}});
  });
  after(() => t.stop());

  it('live: the process answers; ready: so do its parts', async () => {
    assert.deepEqual((await t.anonymous.get('/health/live')).body, {situacao: 'ok'});
    const {status, body} = await t.anonymous.get('/health/ready');
    const every = {banco: true, leitura: true, escrita: true, arquivos: true, aceitando: true, exportacao: true};
    assert.deepEqual([status, body], [200, {situacao: 'ok', ...every, armazenamento: 'ok'}]);
  });

  it('ready reports a pool whose connections are all in use, and live does not care', async () => {
    for (const [pool, {status, ...told}] of [
      ['reads', {status: 503, banco: false, leitura: false, escrita: true, exportacao: true}],
      ['writes', {status: 503, banco: false, leitura: true, escrita: false, exportacao: true}],
      // The server is ready even if all export connections are in use.
      ['exports', {status: 200, banco: true, leitura: true, escrita: true, exportacao: false}],
    ] as const) {
      const held = await Promise.all(Array.from({length: t.db[pool].options.max}, () => t.db[pool].connect()));
      try {
        const ready = await t.anonymous.get('/health/ready');
        assert.equal(ready.status, status, pool);
        for (const [part, holds] of Object.entries(told)) assert.equal(ready.body[part], holds, `${pool}: ${part}`);
        assert.equal((await t.anonymous.get('/health/live')).status, 200);
      } finally {
        for (const client of held) client.release();
      }
    }
    assert.equal((await t.anonymous.get('/health/ready')).status, 200);
  });

  it('stopping lets the calls under way end, and takes no others', async () => {
    const other = await givenApp();
    const under = other.anonymous.get('/api/premios');
    const [{status}] = await Promise.all([under, under.then(() => other.stop())]);
    assert.equal(status, 200);
    // Checked by connecting, as another process may already have taken the free port.
    await assert.rejects(fetch(`${other.url}/health/live`), ({cause}: Error) => {
      assert.equal((cause as NodeJS.ErrnoException).code, 'ECONNREFUSED');
      return true;
    });
  });

  it('an application that does not come up leaves nothing behind', async () => {
    // Only our role's connections, as autovacuum comes and goes. By process id, as idle ones of this application may be closed.
    const ours = async () =>
      t.db.query(sql<{pid: number; mine: boolean}>`SELECT pid, pid = pg_backend_pid() AS mine FROM pg_stat_activity
          WHERE datname = current_database() AND usename = current_user`);
    const before = new Set((await ours()).map(({pid}) => pid));
    const left = async () => (await ours()).filter(({pid, mine}) => !mine && !before.has(pid));
    for (const [owner, method] of [
      [Throttle, 'create'],
      [EndpointHandlers.prototype, 'find'],
    ] as [object, never][]) {
      const failing = mock.method(owner, method, () => {
        throw new Error('does not come up');
      });
      await assert.rejects(givenApp({beside: t}), /does not come up/);
      failing.mock.restore();
    }
    // PostgreSQL's process ends shortly after the connection is closed.
    for await (const _ of setInterval(20)) if ((await left()).length === 0) return;
  });
});
