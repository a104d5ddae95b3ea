import assert from 'node:assert/strict';
import {
  AGORA,
  givenApp,
  givenRelatorio,
  givenUsuario,
  nextCnpj,
  nextCpf,
  SENHA_PAINEL,
  type Corpo,
  type TestApp,
} from '../support';

const ENTRAR = '/api/sessoes/usuario';
const ENTRAR_RELATORIO = '/api/sessoes/usuario/relatorio';

interface Entrada extends Corpo {
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
    t.clock.agora = AGORA;
  });

  it('gives staff a token that works, however the CPF was typed', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const cpf = smart.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
    const {status, body} = await t.anonimo.post<Entrada>(ENTRAR, {cpf, senha: SENHA_PAINEL});
    assert.equal(status, 200);
    const {id, nome, email} = smart;
    assert.deepEqual(body.usuario, {id, nome, cpf: smart.cpf, email, permissao: 1});
    assert.deepEqual(body.redesAntifraude, []);
    assert.equal((await t.comoPainel(body.token).get('/api/produtos')).status, 200);
  });

  it('gives a reporting user a token by CNPJ, letters included', async () => {
    const relatorio = await givenRelatorio(t, {cnpj: nextCnpj('12ABC345'), senha: SENHA_PAINEL});
    const cnpj = relatorio.cnpj.toLowerCase();
    const {status, body} = await t.anonimo.post<Entrada>(ENTRAR_RELATORIO, {cnpj, senha: SENHA_PAINEL});
    assert.equal(status, 200);
    assert.equal(body.usuario.cnpj, relatorio.cnpj);
    assert.equal((await t.comoRelatorio(body.token).get('/api/relatorio/dashboard')).status, 200);
  });

  it('says the same to a wrong password and to a login that nobody has', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const wrong = await t.anonimo.post(ENTRAR, {cpf: smart.cpf, senha: 'errada'});
    const nobody = await t.anonimo.post(ENTRAR, {cpf: nextCpf(), senha: 'errada'});
    assert.equal(wrong.status, 422);
    assert.equal(wrong.body.erro, 'CPF ou senha inválidos.');
    assert.deepEqual(nobody.body, wrong.body);
    const {status, body} = await t.anonimo.post(ENTRAR_RELATORIO, {cnpj: nextCnpj(), senha: 'errada'});
    assert.deepEqual([status, body.erro], [422, 'CNPJ ou senha inválidos.']);
  });

  it('refuses what is missing by field and what is malformed', async () => {
    const {status, body} = await t.anonimo.post(ENTRAR, {});
    assert.equal(status, 422);
    assert.deepEqual(body.campos, {cpf: 'Informe o CPF', senha: 'Informe a senha'});
    assert.equal((await t.anonimo.post(ENTRAR, {cpf: 1, senha: 'x'})).status, 400);
    assert.equal((await t.anonimo.post(ENTRAR, {cpf: '1', senha: 'x', extra: 1})).status, 400);
  });

  it('lets nobody in whose account was switched off, and tells only who knows the password', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL, ativo: false});
    assert.equal((await t.anonimo.post(ENTRAR, {cpf: smart.cpf, senha: SENHA_PAINEL})).status, 403);
    assert.equal((await t.anonimo.post(ENTRAR, {cpf: smart.cpf, senha: 'errada'})).status, 422);
    assert.equal((await smart.api.get('/api/produtos')).status, 401);
  });

  it('takes ten wrong passwords an account, from wherever they come, and then not even the right one', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const tentar = (senha: string, n: number) =>
      t.anonimo.post(ENTRAR, {cpf: smart.cpf, senha}, {endereco: `10.0.0.${n}`});
    for (let n = 1; n <= 10; n++) assert.equal((await tentar('errada', n)).status, 422);
    const {status, headers, body} = await tentar(SENHA_PAINEL, 11);
    assert.equal(status, 429);
    assert.equal(body.codigo, 'MUITAS_TENTATIVAS');
    assert.ok(Number(headers.get('retry-after')) > 0);
  });

  it('forgives an account’s failures when the password is right', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const tentar = (senha: string) => t.anonimo.post(ENTRAR, {cpf: smart.cpf, senha}, {endereco: '10.0.2.1'});
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 7; n++) await tentar('errada');
      assert.equal((await tentar(SENHA_PAINEL)).status, 200);
    }
  });

  it('ends every session that the header carries', async () => {
    const [smart, relatorio] = [await givenUsuario(t, 1), await givenRelatorio(t)];
    const ambos = t.como({painel: smart.token, relatorio: relatorio.token});
    const {status, body} = await ambos.post('/api/sessoes/sair', undefined, {pagina: '/painel'});
    assert.deepEqual([status, body.mensagem], [200, 'Até mais!']);
    assert.equal((await smart.api.get('/api/produtos')).status, 401);
    assert.equal((await relatorio.api.get('/api/relatorio/dashboard')).status, 401);
    assert.equal((await ambos.post('/api/sessoes/sair')).status, 401);
  });

  it('ends the sessions that are alive though another one in the header has expired', async () => {
    const smart = await givenUsuario(t, 1);
    const both = t.como({loja: 'expirada', painel: smart.token});
    assert.equal((await both.post('/api/sessoes/sair', undefined, {pagina: '/home'})).status, 200);
    assert.equal((await smart.api.get('/api/produtos')).status, 401);
  });
});
