import assert from 'node:assert/strict';
import {valueDigest} from '@clube/domain';
import {givenApp, givenUsuario, type Client, type TestApp} from '../support';

interface Configuracao {
  id: number;
  bloquearResgate: boolean;
  bloquearSite: boolean;
  codigosPorDia: number;
}

describe('Configurações', () => {
  let t: TestApp;
  let administrador: Client;
  before(async () => {
    t = await givenApp();
    administrador = (await givenUsuario(t, 0)).api;
  });
  after(() => t.stop());

  it('has none until they are saved, and is saved the first time once', async () => {
    assert.equal((await administrador.get('/api/configuracoes')).status, 404);
    assert.equal((await t.anonymous.get('/api/configuracoes/site-bloqueado')).body.bloquearSite, false);
    const made = await administrador.post<Configuracao>('/api/configuracoes', {bloquearResgate: true});
    assert.deepEqual([made.status, made.body.bloquearResgate, made.body.bloquearSite], [201, true, false]);
    assert.equal((await administrador.post('/api/configuracoes', {})).status, 409);
  });

  it('takes the settings back as they were read, their id among them, and switches as 1 or 0', async () => {
    const {body: stored} = await administrador.get<Configuracao>('/api/configuracoes');
    const save = (body: object) => administrador.put<Configuracao>(`/api/configuracoes/${stored.id}`, body);
    assert.deepEqual((await save(stored)).body, stored);
    const {body} = await save({bloquearResgate: 0, bloquearSite: '1', codigosPorDia: '4'});
    assert.deepEqual([body.bloquearResgate, body.bloquearSite, body.codigosPorDia], [false, true, 4]);
    assert.equal((await t.anonymous.get('/api/configuracoes/site-bloqueado')).body.bloquearSite, true);
    for (const [wrong, status] of [
      [{bloquearSite: 'talvez'}, 422],
      [{bloquearSite: {}}, 400],
      [{codigosPorDia: -1}, 422],
      [{codigosPorDia: '1.5'}, 422],
      [{diasNotaAtrasada: 0}, 422],
      [{taxaSucesso: 100.5}, 422],
      [{codigosPorMes: 21}, 409],
      [{outra: 1}, 400],
    ] as const)
      assert.equal((await save(wrong)).status, status, JSON.stringify(wrong));
    assert.equal((await administrador.put(`/api/configuracoes/${stored.id + 1}`, {bloquearSite: false})).status, 404);
  });

  it('tells two people who change one setting at once, whoever comes second', async () => {
    const {body: stored} = await administrador.get<Configuracao>('/api/configuracoes');
    const save = (change: object, seen: Record<string, unknown>) =>
      administrador.put(`/api/configuracoes/${stored.id}`, change, {
        headers: {
          'X-Antes': JSON.stringify(Object.fromEntries(Object.entries(seen).map(([k, v]) => [k, valueDigest(v)]))),
        },
      });
    const answers = await Promise.all([3, 2, 1].map(dia => save({codigosPorDia: dia}, {codigosPorDia: 4})));
    assert.deepEqual(answers.map(({status}) => status).toSorted(), [200, 409, 409]);
    const {body: now} = await administrador.get<Configuracao>('/api/configuracoes');
    for (const {body} of answers.filter(({status}) => status === 409))
      assert.deepEqual([body.codigo, body['atual']], ['MUDOU_ENTRETANTO', {codigosPorDia: now.codigosPorDia}]);
    assert.equal((await save({taxaSucesso: 2.25}, {taxaSucesso: 3})).status, 200);
    assert.equal((await save({taxaSucesso: 4}, {taxaSucesso: 3})).status, 409);
  });

  it('give the storefront the address of Parcela Pintura, and lead nowhere but to a site by https', async () => {
    const {body: stored} = await administrador.get<Configuracao>('/api/configuracoes');
    const save = (parcelaPintura: unknown) =>
      administrador.put(`/api/configuracoes/${stored.id}`, {parcelaPintura, bloquearSite: false});
    const told = async () => (await t.anonymous.get('/api/configuracoes/site-bloqueado')).body.parcelaPintura;
    assert.equal(await told(), null);
    assert.equal((await save(' https://parcela.example/clube ')).status, 200);
    assert.equal(await told(), 'https://parcela.example/clube');
    for (const wrong of [
      'http://parcela.example',
      'javascript:alert(1)',
      'mailto:a@b.example',
      '/loja',
      'https://ana:x@b.example',
    ]) {
      const {status, body} = await save(wrong);
      assert.deepEqual([status, body.erro], [422, 'Endereço inválido: ele começa com https://'], wrong);
    }
    assert.equal((await save('')).status, 200);
    assert.equal(await told(), null);
  });
});
