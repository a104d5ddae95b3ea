import assert from 'node:assert/strict';
import {once} from 'node:events';
import {connect} from 'node:net';
import {text} from 'node:stream/consumers';
import {Kernel} from '../../kernel/keys';
import {givenApp, givenArquivo, givenUsuario, PRODUCTION, type TestApp} from '../support';

describe('What every answer carries', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp({env: PRODUCTION});
    const rules = await t.app.get(Kernel.FILE_RULES);
    rules.register('teste-publico', 'publico');
    await givenArquivo(t, {caminho: 'teste-publico/b.jpg'});
  });
  after(() => t.stop());

  const KINDS: [string, string, string, number][] = [
    ['an answer of the API', 'GET', '/api/premios', 200],
    ['a refusal of the API', 'GET', '/api/configuracoes', 401],
    ['a route that is not there', 'GET', '/api/nada', 404],
    ['a file', 'GET', '/arquivos/teste-publico/b.jpg', 200],
    ['a file that is not there', 'GET', '/arquivos/teste-publico/c.jpg', 404],
    ['health', 'GET', '/health/live', 200],
    ['the explorer', 'GET', '/explorer/', 200],
    ['a redirection', 'GET', '/explorer', 308],
    ['a page that is not there', 'GET', '/nada', 404],
    ['a method that nobody has', 'PURGE', '/', 405],
  ];

  for (const [what, method, path, status] of KINDS)
    it(`${what}: https for a year, no sniffing, no frame but our own, no referrer to others`, async () => {
      const answer = await t.anonymous.raw(method, path);
      const header = (name: string) => answer.headers.get(name) ?? '';
      assert.equal(answer.status, status);
      assert.match(header('strict-transport-security'), /^max-age=31536000; includeSubDomains$/);
      assert.equal(header('x-content-type-options'), 'nosniff');
      assert.match(header('content-security-policy'), /frame-ancestors 'self'/);
      assert.match(header('content-security-policy'), /default-src '(self|none)'/);
      if (what !== 'a file') assert.match(header('content-security-policy'), /object-src 'none';base-uri 'none'/);
      assert.doesNotMatch(
        header('content-security-policy'),
        /script-src[^;]*('unsafe-inline'|'unsafe-eval'|https?:|\*)/,
      );
      assert.equal(header('referrer-policy'), 'same-origin');
      assert.equal(header('cross-origin-resource-policy'), 'same-origin');
      assert.equal(header('cross-origin-opener-policy'), 'same-origin');
      assert.match(header('permissions-policy'), /camera=\(\).*geolocation=\(\)/);
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
      assert.equal(answer.headers.get('x-powered-by'), null);
      assert.equal(answer.headers.get('server'), null);
      if (answer.text) assert.match(header('content-type'), /charset=utf-8|^image\/|^application\/json/);
    });

  it('what is no call at all: as much as can be said of it', async () => {
    const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('NADA\r\n\r\n');
    const answer = await text(socket);
    for (const said of ['X-Content-Type-Options: nosniff', "frame-ancestors 'none'", 'Strict-Transport-Security: '])
      assert.ok(answer.includes(said), answer);
  });

  it('what a person alone may read is kept by no cache', async () => {
    const {api} = await givenUsuario(t, 1);
    for (const path of ['/api/configuracoes', '/api/premios', '/api/nada'])
      assert.equal((await api.get(path)).headers.get('cache-control'), 'no-store', path);
  });

  it('files are named by the club, not by who sent them', async () => {
    const {headers} = await t.anonymous.get('/arquivos/teste-publico/b.jpg');
    assert.equal(headers.get('content-disposition'), 'inline; filename="b.jpg"');
  });
});

describe('Calls from elsewhere', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  it('another site gets no leave to read or to send', async () => {
    const headers = {Origin: 'https://outro.example', 'Access-Control-Request-Method': 'PUT'};
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const answer = await t.anonymous.raw(method, '/api/premios', undefined, {headers});
      assert.equal(answer.headers.get('access-control-allow-origin'), null, method);
      if (method === 'OPTIONS') assert.equal(answer.status, 405);
    }
  });

  it('a form of another site reaches nothing: no cookie opens the API, and bodies must be JSON', async () => {
    const {token} = await givenUsuario(t, 1);
    const cookie = {headers: {Cookie: `clube.sessao.painel=${token}; token=${token}`}};
    assert.equal((await t.anonymous.get('/api/configuracoes', cookie)).status, 401);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const sent = {headers: {'Content-Type': type}};
      assert.equal(
        (await t.anonymous.raw('POST', '/api/sessoes/usuario', '{"cpf":"1","senha":"x"}', sent)).status,
        415,
        type,
      );
    }
  });

  it('methods that are not ours are refused wherever they go, with those that are', async () => {
    for (const path of ['/', '/api/premios', '/arquivos/a/b.jpg', '/health/live', '/explorer/', '/openapi.json'])
      for (const method of ['PROPFIND', 'OPTIONS', 'PURGE']) {
        const {status, headers} = await t.anonymous.raw(method, path);
        assert.equal(status, 405, `${method} ${path}`);
        assert.match(headers.get('allow') ?? '', /^GET, HEAD/);
      }
    assert.equal((await t.anonymous.raw('DELETE', '/health/live')).status, 405);
    assert.equal(await traced(t.url), 405);
  });

  it('no folder lists what is in it, and nothing of the project is served', async () => {
    for (const path of [
      '/arquivos/',
      '/arquivos/teste-publico/',
      '/.git/config',
      '/package.json',
      '/.env',
      '/secret',
      '/postgres/senha',
      '/..%2fpackage.json',
    ])
      assert.equal((await t.anonymous.get(path)).status, 404, path);
  });
});

/** Sends a TRACE request, which `fetch` refuses. */
async function traced(url: string): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end('TRACE /api/premios HTTP/1.1\r\nHost: clube\r\nX-Secret: 1\r\nConnection: close\r\n\r\n');
  const answer = await text(socket);
  assert.ok(!answer.includes('X-Secret'), 'it is not echoed');
  return Number(answer.split(' ')[1]);
}
