import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

import {mock} from 'node:test';
import {Explorer} from '../../kernel/front/explorer';
import {Throttle} from '../../kernel/security/throttle';
import {givenApp, type TestApp} from '../support';

describe('Health', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  it('live: the process answers; ready: so do its parts', async () => {
    assert.deepEqual((await t.anonimo.get('/health/live')).body, {situacao: 'ok'});
    const {status, body} = await t.anonimo.get('/health/ready');
    assert.deepEqual([status, body], [200, {situacao: 'ok', banco: true, arquivos: true, aceitando: true}]);
  });

  it('ready tells when the database does not answer, and live does not care', async () => {
    const ping = t.db.ping.bind(t.db);
    t.db.ping = () => Promise.reject(new Error('gone'));
    try {
      const {status, body} = await t.anonimo.get('/health/ready');
      assert.deepEqual([status, body.situacao, body.banco], [503, 'indisponivel', false]);
      assert.equal((await t.anonimo.get('/health/live')).status, 200);
    } finally {
      t.db.ping = ping;
    }
  });

  it('stopping lets the calls under way end, and takes no others', async () => {
    const other = await givenApp();
    const {port} = new URL(other.url);
    const under = other.anonimo.get('/api/premios');
    const [{status}] = await Promise.all([under, under.then(() => other.stop())]);
    assert.equal(status, 200);
    await assert.rejects(fetch(`${other.url}/health/live`));
    const again = createServer().listen(Number(port), '127.0.0.1');
    await new Promise(resolve => again.once('listening', resolve));
    assert.equal((again.address() as AddressInfo).port, Number(port));
    again.close();
  });

  it('an application that does not come up leaves nothing behind', async () => {
    const {datname} = (await t.db.one<{datname: string}>('SELECT current_database() AS datname')) ?? {};
    const connections = async () => {
      const rows = await t.db.query<{application_name: string}>(
        'SELECT application_name FROM pg_stat_activity WHERE datname = $1 ORDER BY 1',
        [datname],
      );
      return rows.map(({application_name}) => application_name);
    };
    const before = await connections();
    for (const [owner, method] of [
      [Throttle, 'create'],
      [Explorer.prototype, 'setDocument'],
    ] as [object, never][]) {
      const failing = mock.method(owner, method, () => {
        throw new Error('does not come up');
      });
      await assert.rejects(givenApp({beside: t}), /does not come up/);
      failing.mock.restore();
    }
    // The server's side of a closed connection ends a moment later.
    let left = await connections();
    for (let looks = 0; looks < 1000 && left.length > before.length; looks++) left = await connections();
    assert.deepEqual(left, before);
  });
});
