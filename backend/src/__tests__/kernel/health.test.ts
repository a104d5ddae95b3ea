import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
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
});
