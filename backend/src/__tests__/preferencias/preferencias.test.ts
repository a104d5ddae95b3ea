import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenRelatorio, givenUsuario, type TestApp, type GivenUsuario} from '../support';

const PATH = '/api/preferencias';

describe('Preferences', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());
  beforeEach(() => t.db.writes.query('TRUNCATE preferencia'));

  const lidas = async (from = smart) => (await from.api.get(PATH)).body;

  it('are kept by name for each person of the staff, and read by nobody else', async () => {
    for (const permissao of [0, 1, 2] as const) {
      const person = await givenUsuario(t, permissao);
      const valor = {hidden: ['tags'], widths: {nome: 320}, perPage: 100};
      assert.equal((await person.api.put(PATH, {chave: 'grid.premios', valor})).status, 200);
      assert.deepEqual(await lidas(person), {'grid.premios': valor});
    }
    assert.deepEqual(await lidas(), {});
    assert.equal((await t.anonymous.get(PATH)).status, 401);
    assert.equal((await (await givenPintor(t)).api.get(PATH)).status, 401);
    assert.equal((await (await givenRelatorio(t)).api.put(PATH, {chave: 'a', valor: {}})).status, 401);
  });

  it('take the place of what stood there, and go', async () => {
    await smart.api.put(PATH, {chave: 'grid', valor: {density: 'comfortable'}});
    await smart.api.put(PATH, {chave: 'grid', valor: {density: 'compact'}});
    assert.deepEqual(await lidas(), {grid: {density: 'compact'}});
    assert.equal((await smart.api.put(PATH, {chave: 'grid', valor: null})).status, 200);
    assert.equal((await smart.api.put(PATH, {chave: 'grid', valor: null})).status, 200);
    assert.deepEqual(await lidas(), {});
  });

  it('are refused where they are no names, no objects, too long or too many', async () => {
    const refused = async (body: object, status: number, campo: string) => {
      const answer = await smart.api.put(PATH, body);
      assert.deepEqual([answer.status, Object.keys(answer.body.campos ?? {})], [status, [campo]]);
    };
    await refused({chave: '', valor: {}}, 422, 'chave');
    await refused({chave: 'Com espaço', valor: {}}, 422, 'chave');
    await refused({chave: 'a'.repeat(61), valor: {}}, 422, 'chave');
    await refused({chave: 'a', valor: {texto: 'x'.repeat(8001)}}, 422, 'valor');
    await refused({chave: 'a', valor: {}, dono: 1}, 400, 'dono');
    for (const valor of [1, 'x', [1], true])
      assert.match(String((await smart.api.put(PATH, {chave: 'a', valor})).status), /^4(00|22)$/);
    await Promise.all(Array.from({length: 100}, (_, i) => smart.api.put(PATH, {chave: `k${i}`, valor: {i}})));
    const one = await smart.api.put(PATH, {chave: 'mais', valor: {}});
    assert.deepEqual([one.status, one.body.erro], [409, 'São preferências demais.']);
    assert.equal((await smart.api.put(PATH, {chave: 'k1', valor: {i: 'outra'}})).status, 200);
    assert.equal(Object.keys(await lidas()).length, 100);
  });
});
