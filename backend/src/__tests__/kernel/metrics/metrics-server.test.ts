import assert from 'node:assert/strict';
import {once} from 'node:events';
import {connect} from 'node:net';
import {givenApp, Scrape, type TestApp} from '../../support';

const TOKEN = 'um-token-de-teste-com-mais-de-32-letras';

describe('The metrics’ own port', () => {
  let t: TestApp;
  let url: string;

  before(async () => {
    t = await givenApp({env: {METRICS_PORT: '0', METRICS_TOKEN: TOKEN}});
    await t.app.metricsServer?.listen();
    url = `http://127.0.0.1:${t.app.metricsServer?.port}`;
  });
  after(() => t.stop());

  const bearer = (token = TOKEN) => ({Authorization: `Bearer ${token}`});
  const ask = (path: string, init?: RequestInit) => fetch(url + path, init);

  it('answers Prometheus’ text to who has the token', async () => {
    const response = await ask('/metrics', {headers: {...bearer(), 'Accept-Encoding': 'gzip'}});
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    assert.equal(response.headers.get('content-encoding'), 'gzip', 'packed for who takes it');
    const found = new Scrape(await response.text());
    assert.equal(found.value('clube_build_info'), 1);
  });

  it('answers nothing to anybody else', async () => {
    for (const headers of [
      {},
      bearer('x'),
      bearer(`${TOKEN}x`),
      bearer(TOKEN.slice(1)),
      {Authorization: TOKEN},
      {Authorization: `Basic ${TOKEN}`},
    ]) {
      const response = await ask('/metrics', {headers: headers as Record<string, string>});
      assert.deepEqual([response.status, await response.text()], [401, '']);
      assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    }
  });

  it('has nothing but metrics, and only to be read', async () => {
    for (const path of ['/', '/api/premios', '/health/live', '/metrics/x', '//metrics'])
      assert.equal((await ask(path, {headers: bearer()})).status, 404, path);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      assert.equal((await ask('/metrics', {method, headers: bearer()})).status, 405, method);
  });

  it('answers HEAD with the length', async () => {
    const response = await ask('/metrics', {method: 'HEAD', headers: {...bearer(), 'Accept-Encoding': 'identity'}});
    assert.deepEqual([response.status, await response.text()], [200, '']);
    assert.ok(Number(response.headers.get('content-length')) > 5000);
  });

  it('serves others while some ask and do not read', async () => {
    const idle = await Promise.all(
      Array.from({length: 10}, async () => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
        await once(socket, 'connect');
        socket.write(`GET /metrics HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\n\r\n`.repeat(20));
        return socket;
      }),
    );
    for (let i = 0; i < 5; i++) {
      const response = await ask('/metrics', {headers: bearer()});
      assert.equal(response.status, 200);
      assert.match(await response.text(), /clube_build_info/);
    }
    for (const socket of idle) socket.destroy();
  });

  it('ends with the application', async () => {
    const other = await givenApp({env: {METRICS_PORT: '0'}});
    await other.app.metricsServer?.listen();
    const address = `http://127.0.0.1:${other.app.metricsServer?.port}/metrics`;
    assert.equal((await fetch(address)).status, 200, 'on this machine alone no token is asked for');
    await other.stop();
    await assert.rejects(fetch(address));
  });

  it('is not there unless it is asked for', async () => {
    const other = await givenApp();
    assert.equal(other.app.metricsServer, undefined);
    await other.stop();
  });
});
