import assert from 'node:assert/strict';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';
import {givenApp, givenPintor, nextCpf, type TestApp} from '../support';

const exists = (cpf: string) => `/api/parceiros?filtros=${encodeURIComponent(JSON.stringify({cpf}))}`;

describe('Public look-ups of painters', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  it('say whether a CPF is signed up, and no more', async () => {
    const pintor = await givenPintor(t);
    assert.deepEqual((await t.anonymous.get(exists(pintor.cpf))).body, {parceiros: [{cpf: pintor.cpf}]});
    assert.deepEqual((await t.anonymous.get(exists(nextCpf()))).body, {parceiros: []});
    assert.deepEqual((await pintor.api.get(exists(pintor.cpf))).body, {parceiros: [{cpf: pintor.cpf}]});
  });

  it('answer no other question', async () => {
    for (const query of [
      '',
      '?pagina=0',
      '?filtros=%7B%22nome%22:%22a%22%7D',
      '?buscar=a',
      '?filtros=x',
      '?download=csv',
    ])
      assert.equal((await t.anonymous.get(`/api/parceiros${query}`)).status, 400, query);
    assert.equal((await t.anonymous.get(`${exists(nextCpf())}&pagina=0`)).status, 400);
  });

  it('answer the first name behind a referral code', async () => {
    const {idIndicacao} = await givenPintor(t, {nome: 'Chico Buarque de Hollanda'});
    const validate = (indicacao: unknown) => t.anonymous.post('/api/indique-ganhe/validate', {indicacao});
    assert.deepEqual((await validate(` ${idIndicacao.toLowerCase()} `)).body, {indicador: {nome: 'Chico'}});
    const {status, body} = await validate('NINGUEM');
    assert.deepEqual([status, body.erro], [404, 'Indicador não encontrado']);
    assert.equal((await validate(7)).status, 400);
    const inactive = await givenPintor(t, {ativo: false});
    assert.equal((await validate(inactive.idIndicacao)).status, 404);
  });

  it('are sixty a minute for an address', async () => {
    const same = {address: '10.7.7.7'};
    const cpf = nextCpf();
    for (let n = 0; n < 60; n++) assert.equal((await t.anonymous.get(exists(cpf), same)).status, 200);
    assert.equal((await t.anonymous.get(exists(cpf), same)).status, 429);
    assert.equal((await t.anonymous.get(exists(cpf), {address: '10.7.7.8'})).status, 200);
  });
});

describe('Postal codes', () => {
  let t: TestApp;
  let service: Server;
  let asked: string[] = [];
  let answer: {status: number; body: unknown; headers?: Record<string, string>};

  before(async () => {
    service = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(answer.status, {'Content-Type': 'application/json', ...answer.headers});
      response.end(Buffer.isBuffer(answer.body) ? answer.body : JSON.stringify(answer.body));
    });
    await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
    const {port} = service.address() as AddressInfo;
    t = await givenApp({env: {CEP_URL: `http://127.0.0.1:${port}/ws/{cep}/json/`}});
  });
  after(async () => {
    await t.stop();
    await new Promise(resolve => service.close(resolve));
  });
  beforeEach(() => {
    asked = [];
  });

  const PAULISTA = {
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    localidade: 'São Paulo',
    uf: 'SP',
    ddd: '11',
  };

  it('are asked once and then remembered', async () => {
    answer = {status: 200, body: PAULISTA};
    const expected = {
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
    };
    assert.deepEqual((await t.anonymous.get('/api/cep/01310-100')).body, expected);
    assert.deepEqual((await t.anonymous.get('/api/cep/01310100')).body, expected);
    assert.deepEqual(asked, ['/ws/01310100/json/']);
  });

  it('that do not exist are told from those that are no postal code', async () => {
    answer = {status: 200, body: {erro: 'true'}};
    const unknown = await t.anonymous.get('/api/cep/99999999');
    assert.deepEqual([unknown.status, unknown.body.erro], [404, 'CEP inválido']);
    for (const cep of ['123', '00000000', 'abc', '013101000']) {
      const {status, body} = await t.anonymous.get(`/api/cep/${cep}`);
      assert.deepEqual([status, body.erro], [422, 'CEP inválido'], cep);
    }
    assert.equal(asked.length, 1);
  });

  it('are typed by hand while the service fails, which is not remembered', async () => {
    answer = {status: 500, body: {}};
    assert.equal((await t.anonymous.get('/api/cep/20040002')).status, 503);
    answer = {status: 200, body: {nada: 'que se espera'}};
    assert.equal((await t.anonymous.get('/api/cep/20040002')).status, 503);
    answer = {status: 200, body: {...PAULISTA, logradouro: ''}};
    assert.equal((await t.anonymous.get('/api/cep/20040002')).status, 200);
    assert.equal(asked.length, 3);
  });

  it('are asked of the configured address alone, however the service redirects', async () => {
    answer = {status: 302, body: {}, headers: {Location: '/outro/lugar'}};
    assert.equal((await t.anonymous.get('/api/cep/30110000')).status, 503);
    assert.deepEqual(asked, ['/ws/30110000/json/']);
  });

  it('hold no more of an answer than an address takes, packed or not', async () => {
    answer = {status: 200, body: JSON.stringify({...PAULISTA, complemento: 'x'.repeat(20_000)})};
    assert.equal((await t.anonymous.get('/api/cep/30110000')).status, 503);
    const bomb = gzipSync(JSON.stringify({...PAULISTA, complemento: 'x'.repeat(20_000_000)}));
    answer = {status: 200, body: bomb, headers: {'Content-Encoding': 'gzip'}};
    assert.equal((await t.anonymous.get('/api/cep/30110000')).status, 503);
  });
});
