import assert from 'node:assert/strict';
import {
  NOW,
  givenApp,
  givenRelatorio,
  givenUsuario,
  nextCnpj,
  nextCpf,
  PAINEL_PASSWORD,
  type AnswerBody,
  type TestApp,
} from '../support';

const SIGN_IN = '/api/sessoes/usuario';
const SIGN_IN_RELATORIO = '/api/sessoes/usuario/relatorio';

interface SignedIn extends AnswerBody {
  token: string;
  usuario: Record<string, unknown>;
  redesAntifraude?: unknown[];
}

describe('Entering the panel and the reports', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.now = NOW;
  });

  it('gives staff a token that works, however the CPF was typed', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const cpf = smart.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
    const {status, body} = await t.anonymous.post<SignedIn>(SIGN_IN, {cpf, senha: PAINEL_PASSWORD});
    assert.equal(status, 200);
    const {id, nome, email} = smart;
    assert.deepEqual(body.usuario, {id, nome, cpf: smart.cpf, email, permissao: 1});
    assert.deepEqual(body.redesAntifraude, []);
    assert.equal((await t.asPainel(body.token).get('/api/produtos')).status, 200);
  });

  it('gives a reporting user a token by CNPJ, letters included', async () => {
    const relatorio = await givenRelatorio(t, {cnpj: nextCnpj('12ABC345'), senha: PAINEL_PASSWORD});
    const cnpj = relatorio.cnpj.toLowerCase();
    const {status, body} = await t.anonymous.post<SignedIn>(SIGN_IN_RELATORIO, {cnpj, senha: PAINEL_PASSWORD});
    assert.equal(status, 200);
    assert.equal(body.usuario.cnpj, relatorio.cnpj);
    assert.equal((await t.asRelatorio(body.token).get('/api/relatorio/dashboard')).status, 200);
  });

  it('says the same to a wrong password and to a login that nobody has', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const wrong = await t.anonymous.post(SIGN_IN, {cpf: smart.cpf, senha: 'errada'});
    const nobody = await t.anonymous.post(SIGN_IN, {cpf: nextCpf(), senha: 'errada'});
    assert.equal(wrong.status, 422);
    assert.equal(wrong.body.erro, 'CPF ou senha inválidos.');
    assert.deepEqual(nobody.body, wrong.body);
    const {status, body} = await t.anonymous.post(SIGN_IN_RELATORIO, {cnpj: nextCnpj(), senha: 'errada'});
    assert.deepEqual([status, body.erro], [422, 'CNPJ ou senha inválidos.']);
  });

  it('refuses what is missing by field and what is malformed', async () => {
    const {status, body} = await t.anonymous.post(SIGN_IN, {});
    assert.equal(status, 422);
    assert.deepEqual(body.campos, {cpf: 'Informe o CPF', senha: 'Informe a senha'});
    assert.equal((await t.anonymous.post(SIGN_IN, {cpf: 1, senha: 'x'})).status, 400);
    assert.equal((await t.anonymous.post(SIGN_IN, {cpf: '1', senha: 'x', extra: 1})).status, 400);
  });

  it('lets nobody in whose account was switched off, and says so only to who knows the password', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD, ativo: false});
    assert.equal((await t.anonymous.post(SIGN_IN, {cpf: smart.cpf, senha: PAINEL_PASSWORD})).status, 403);
    assert.equal((await t.anonymous.post(SIGN_IN, {cpf: smart.cpf, senha: 'errada'})).status, 422);
    assert.equal((await smart.api.get('/api/produtos')).status, 401);
  });

  it('takes ten wrong passwords an account, from wherever they come, and then not even the right one', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const attempt = (senha: string, n: number) =>
      t.anonymous.post(SIGN_IN, {cpf: smart.cpf, senha}, {address: `10.0.0.${n}`});
    for (let n = 1; n <= 10; n++) assert.equal((await attempt('errada', n)).status, 422);
    const {status, headers, body} = await attempt(PAINEL_PASSWORD, 11);
    assert.equal(status, 429);
    assert.equal(body.codigo, 'MUITAS_TENTATIVAS');
    assert.ok(Number(headers.get('retry-after')) > 0);
  });

  it('forgives an account’s failures when the password is right', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const attempt = (senha: string) => t.anonymous.post(SIGN_IN, {cpf: smart.cpf, senha}, {address: '10.0.2.1'});
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 7; n++) await attempt('errada');
      assert.equal((await attempt(PAINEL_PASSWORD)).status, 200);
    }
  });

  it('ends every session that the header carries', async () => {
    const [smart, relatorio] = [await givenUsuario(t, 1), await givenRelatorio(t)];
    const both = t.as({painel: smart.token, relatorio: relatorio.token});
    const {status, body} = await both.post('/api/sessoes/sair', undefined, {page: '/painel'});
    assert.deepEqual([status, body.mensagem], [200, 'Até mais!']);
    assert.equal((await smart.api.get('/api/produtos')).status, 401);
    assert.equal((await relatorio.api.get('/api/relatorio/dashboard')).status, 401);
    assert.equal((await both.post('/api/sessoes/sair')).status, 401);
  });

  it('ends the sessions that are alive though another one in the header has expired', async () => {
    const smart = await givenUsuario(t, 1);
    const both = t.as({loja: 'expirada', painel: smart.token});
    assert.equal((await both.post('/api/sessoes/sair', undefined, {page: '/home'})).status, 200);
    assert.equal((await smart.api.get('/api/produtos')).status, 401);
  });
});
