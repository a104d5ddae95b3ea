import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenUsuario, PRODUCTION, type TestApp} from '../support';

describe('The cookie of the explorer', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp({env: PRODUCTION});
  });
  after(() => t.stop());

  async function enter() {
    const usuario = await givenUsuario(t, 2);
    const {headers} = await usuario.api.post('/explorer/entrar');
    const set = headers.get('set-cookie') ?? '';
    return {usuario, set, value: set.split(';')[0] ?? ''};
  }
  const read = async (Cookie: string) => (await t.anonymous.get('/openapi.json', {headers: {Cookie}})).status;

  it('is for this host, https, no script and no other site, and ends by itself', async () => {
    const {set} = await enter();
    assert.match(
      set,
      /^__Host-clube-explorer=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('opens the document, nothing else, and holds no token', async () => {
    const {usuario, value} = await enter();
    assert.equal(await read(value), 200);
    assert.ok(!value.includes(usuario.token));
    assert.equal((await t.anonymous.get('/api/configuracoes', {headers: {Cookie: value}})).status, 401);
    const content = value.split('=')[1] ?? '';
    for (const token of [content, ...content.split('.')])
      assert.equal((await t.asPainel(token).get('/api/configuracoes')).status, 401);
  });

  it('is worth nothing once the session is over', async () => {
    const {usuario, value} = await enter();
    await usuario.api.post('/api/sessoes/sair');
    assert.equal(await read(value), 401);
  });

  it('is worth nothing when it was made elsewhere', async () => {
    const {value} = await enter();
    const other = (await enter()).value;
    const swapped = `${value.split('.')[0]}.${other.split('.')[1]}`;
    for (const forged of [
      value.replace(/.$/, c => (c === 'A' ? 'B' : 'A')),
      swapped,
      value.slice(0, -1),
      '__Host-clube-explorer=',
    ])
      assert.equal(await read(forged), 401, forged);
  });

  it('is given to staff alone', async () => {
    assert.equal((await t.anonymous.post('/explorer/entrar')).status, 401);
    assert.equal((await (await givenPintor(t)).api.post('/explorer/entrar')).status, 401);
  });
});
