import assert from 'node:assert/strict';
import {Kernel} from '../../../kernel/keys';
import {
  NOW,
  givenApp,
  givenArquivo,
  givenPintor,
  givenSession,
  givenUsuario,
  type GivenPintor,
  type TestApp,
} from '../../support';

describe('Files', () => {
  let t: TestApp;
  let owner: GivenPintor;
  let path: string;

  before(async () => {
    t = await givenApp();
    owner = await givenPintor(t);
    const rules = await t.app.get(Kernel.FILE_RULES);
    rules.register(
      'teste-dona',
      async (_, actor) => actor.kind === 'painel' || ('id' in actor && actor.id === owner.id),
    );
    rules.register('teste-publico', 'publico');
    path = `/arquivos/${(await givenArquivo(t, {caminho: 'teste-dona/a.jpg'})).caminho}`;
    await givenArquivo(t, {caminho: 'teste-publico/b.jpg'});
    await givenArquivo(t, {caminho: 'teste-sem-regra/c.jpg'});
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.now = NOW;
  });

  const signed = async (path: string, token: string) => {
    const [sessions, urls] = [await t.app.get(Kernel.SESSIONS), await t.app.get(Kernel.SIGNED_URLS)];
    return t.run(async () => {
      const actor = await sessions.find('loja', token);
      return t.run(async () => urls.sign(path), actor);
    });
  };

  it('of a person are for that person and staff: 401 without a session, 404 to others', async () => {
    const usuario = await givenUsuario(t, 2);
    assert.equal((await owner.api.get(path)).status, 200);
    assert.equal((await usuario.api.get(path)).status, 200);
    assert.equal((await t.anonymous.get(path)).status, 401);
    assert.equal((await (await givenPintor(t)).api.get(path)).status, 404);
    assert.equal((await t.asPintor('x').get(path)).status, 401);
  });

  it('that are public are for everybody, and for caches', async () => {
    const {status, headers} = await t.anonymous.get('/arquivos/teste-publico/b.jpg');
    assert.equal(status, 200);
    assert.match(headers.get('cache-control') ?? '', /^public/);
  });

  it('below a folder that no module answers for are for nobody', async () => {
    const usuario = await givenUsuario(t, 1);
    assert.equal((await usuario.api.get('/arquivos/teste-sem-regra/c.jpg')).status, 404);
  });

  it('are served by a signed address until it or its session ends', async () => {
    const token = await givenSession(t, 'loja', owner.id);
    const address = await signed(path, token);
    const served = await t.anonymous.get(address);
    assert.equal(served.status, 200);
    assert.match(served.headers.get('cache-control') ?? '', /^private/);
    for (const forged of [address.replace('a.jpg', 'c.jpg'), address.replace(/.$/, '!'), `${path}?assinatura=x`])
      assert.equal((await t.anonymous.get(forged)).status, 401, forged);
    t.clock.now = new Date(NOW.getTime() + 20 * 60_000);
    assert.equal((await t.anonymous.get(address)).status, 401);
    t.clock.now = NOW;
    await t.asPintor(token).post('/api/sessoes/sair');
    assert.equal((await t.anonymous.get(address)).status, 401);
  });

  it('can do nothing in the browser that shows them', async () => {
    const {headers} = await owner.api.get(path);
    assert.equal(headers.get('content-type'), 'image/jpeg');
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });

  it('come in ranges', async () => {
    const part = async (Range: string) => {
      const {status, headers} = await owner.api.get(path, {headers: {Range}});
      return [status, headers.get('content-range'), headers.get('content-length')];
    };
    assert.deepEqual(await part('bytes=0-9'), [206, 'bytes 0-9/64', '10']);
    assert.deepEqual(await part('bytes=60-'), [206, 'bytes 60-63/64', '4']);
    assert.deepEqual(await part('bytes=-4'), [206, 'bytes 60-63/64', '4']);
    assert.deepEqual(await part('bytes=0-999'), [206, 'bytes 0-63/64', '64']);
    for (const range of ['bytes=64-', 'bytes=5-4']) assert.equal((await part(range))[0], 416, range);
    for (const range of ['bytes=-', 'lines=1-2', 'bytes=0-1,3-4', 'x'])
      assert.equal((await part(range))[0], 200, range);
  });

  it('are not sent again to who has them', async () => {
    const etag = (await owner.api.get(path)).headers.get('etag') ?? '';
    assert.equal((await owner.api.get(path, {headers: {'If-None-Match': etag}})).status, 304);
    assert.equal((await t.anonymous.get(path, {headers: {'If-None-Match': etag}})).status, 401);
  });

  it('answer HEAD, and no other method', async () => {
    const {status, headers, text} = await owner.api.call('HEAD', path);
    assert.deepEqual([status, headers.get('content-length'), text], [200, '64', '']);
    for (const method of ['POST', 'PUT', 'DELETE'])
      assert.equal((await owner.api.call(method, path)).status, 405, method);
  });

  it('that are not there answer 404', async () => {
    assert.equal((await owner.api.get('/arquivos/teste-dona/nada.jpg')).status, 404);
  });
});
