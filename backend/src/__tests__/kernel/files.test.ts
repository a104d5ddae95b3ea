import assert from 'node:assert/strict';
import type {FileAccessRules} from '../../kernel/files/access';
import {Kernel} from '../../kernel/keys';
import {
  AGORA,
  givenApp,
  givenArquivo,
  givenPintor,
  givenSessao,
  givenUsuario,
  type PintorDado,
  type TestApp,
} from '../support';

describe('Files', () => {
  let t: TestApp;
  let dona: PintorDado;
  let caminho: string;

  before(async () => {
    t = await givenApp();
    dona = await givenPintor(t);
    const rules = await t.app.get<FileAccessRules>('kernel.fileRules');
    rules.register('teste-dona', async (_, ator) => ator.tipo === 'painel' || ('id' in ator && ator.id === dona.id));
    rules.register('teste-publico', 'publico');
    caminho = `/arquivos/${(await givenArquivo(t, {caminho: 'teste-dona/a.jpg'})).caminho}`;
    await givenArquivo(t, {caminho: 'teste-publico/b.jpg'});
    await givenArquivo(t, {caminho: 'teste-sem-regra/c.jpg'});
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.agora = AGORA;
  });

  const signed = async (path: string, token: string) => {
    const [sessions, urls] = [await t.app.get(Kernel.SESSIONS), await t.app.get(Kernel.SIGNED_URLS)];
    return t.run(async () => {
      const ator = await sessions.find('loja', token);
      return t.run(async () => urls.sign(path), ator);
    });
  };

  it('of a person are for that person and staff: 401 without a session, 404 to others', async () => {
    const usuario = await givenUsuario(t, 2);
    assert.equal((await dona.api.get(caminho)).status, 200);
    assert.equal((await usuario.api.get(caminho)).status, 200);
    assert.equal((await t.anonimo.get(caminho)).status, 401);
    assert.equal((await (await givenPintor(t)).api.get(caminho)).status, 404);
    assert.equal((await t.comoPintor('x').get(caminho)).status, 401);
  });

  it('that are public are for everybody, and for caches', async () => {
    const {status, headers} = await t.anonimo.get('/arquivos/teste-publico/b.jpg');
    assert.equal(status, 200);
    assert.match(headers.get('cache-control') ?? '', /^public/);
  });

  it('below a folder that no module answers for are for nobody', async () => {
    const usuario = await givenUsuario(t, 1);
    assert.equal((await usuario.api.get('/arquivos/teste-sem-regra/c.jpg')).status, 404);
  });

  it('are served by a signed address until it or its session ends', async () => {
    const token = await givenSessao(t, 'loja', dona.id);
    const address = await signed(caminho, token);
    const served = await t.anonimo.get(address);
    assert.equal(served.status, 200);
    assert.match(served.headers.get('cache-control') ?? '', /^private/);
    for (const forged of [address.replace('a.jpg', 'c.jpg'), address.replace(/.$/, '!'), `${caminho}?assinatura=x`])
      assert.equal((await t.anonimo.get(forged)).status, 401, forged);
    t.clock.agora = new Date(AGORA.getTime() + 20 * 60_000);
    assert.equal((await t.anonimo.get(address)).status, 401);
    t.clock.agora = AGORA;
    await t.comoPintor(token).post('/api/sessoes/sair');
    assert.equal((await t.anonimo.get(address)).status, 401);
  });

  it('can do nothing in the browser that shows them', async () => {
    const {headers} = await dona.api.get(caminho);
    assert.equal(headers.get('content-type'), 'image/jpeg');
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });

  it('come in ranges', async () => {
    const part = async (Range: string) => {
      const {status, headers} = await dona.api.get(caminho, {headers: {Range}});
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
    const etag = (await dona.api.get(caminho)).headers.get('etag') ?? '';
    assert.equal((await dona.api.get(caminho, {headers: {'If-None-Match': etag}})).status, 304);
    assert.equal((await t.anonimo.get(caminho, {headers: {'If-None-Match': etag}})).status, 401);
  });

  it('answer HEAD, and no other method', async () => {
    const {status, headers, text} = await dona.api.call('HEAD', caminho);
    assert.deepEqual([status, headers.get('content-length'), text], [200, '64', '']);
    for (const method of ['POST', 'PUT', 'DELETE'])
      assert.equal((await dona.api.call(method, caminho)).status, 405, method);
  });

  it('that are not there answer 404', async () => {
    assert.equal((await dona.api.get('/arquivos/teste-dona/nada.jpg')).status, 404);
  });
});
