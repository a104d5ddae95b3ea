import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenUsuario, PAINEL_PASSWORD, type TestApp} from '../support';

interface Line {
  level: number;
  time: number;
  msg: string;
  route?: string;
  area?: string;
  ator?: string;
  origem?: string;
  status?: number;
  codigo?: string;
  requestId?: string;
}

describe('The log of what concerns security', () => {
  let t: TestApp;
  let raw: string[] = [];
  before(async () => {
    t = await givenApp({log: {write: line => void raw.push(line)}});
  });
  after(() => t.stop());
  beforeEach(() => {
    raw = [];
  });

  const lines = () => raw.map(line => JSON.parse(line) as Line);
  const told = (msg: string) => lines().filter(line => line.msg === msg);
  const SIGN_IN = '/api/sessoes/usuario';

  it('reports every login, good or bad: when, where, who, by which login', async () => {
    const {id, cpf} = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    raw = [];
    await t.anonymous.post(SIGN_IN, {cpf, senha: 'errada'}, {address: '10.9.0.1'});
    await t.anonymous.post(SIGN_IN, {cpf, senha: PAINEL_PASSWORD}, {address: '10.9.0.1'});
    const [bad, good] = told('call');
    assert.deepEqual([bad?.route, bad?.status, bad?.codigo], [`POST ${SIGN_IN}`, 422, 'CREDENCIAIS_INVALIDAS']);
    assert.deepEqual([good?.status, good?.codigo], [200, undefined]);
    const [opened] = told('session opened');
    assert.equal(opened?.ator, `painel:${id}`);
    assert.equal(opened.requestId, good?.requestId, 'both lines belong together');
    assert.ok(Number.isInteger(good?.time), 'milliseconds of UTC');
  });

  it('reports logouts, and sessions that a new password ended', async () => {
    const {id, cpf, api} = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    await t.anonymous.post(SIGN_IN, {cpf, senha: PAINEL_PASSWORD});
    raw = [];
    await api.put('/api/usuarios', {senha: 'Outra#Senha2026', senhaAntiga: PAINEL_PASSWORD});
    await api.post('/api/sessoes/sair');
    assert.deepEqual(
      [...told('sessions ended by force'), ...told('session ended')].map(({ator: actor}) => actor),
      [`painel:${id}`, `painel:${id}`],
    );
  });

  it('reports what was refused: no session, no right, malformed, too often, a file, a method', async () => {
    const auditor = await givenUsuario(t, 2);
    raw = [];
    await t.anonymous.get('/api/configuracoes');
    await auditor.api.get('/api/configuracoes');
    await t.anonymous.post(SIGN_IN, {cpf: 1});
    await t.anonymous.get('/arquivos/notas/a.jpg');
    await t.anonymous.call('PURGE', '/api/premios');
    assert.deepEqual(
      [...told('call'), ...told('refused')].map(({route, area, ator: actor, codigo}) => [route ?? area, actor, codigo]),
      [
        ['GET /api/configuracoes', '', 'SESSAO_INVALIDA'],
        ['GET /api/configuracoes', `painel:${auditor.id}`, 'SEM_PERMISSAO'],
        [`POST ${SIGN_IN}`, 'publico', 'PEDIDO_INVALIDO'],
        ['arquivos', undefined, 'SESSAO_INVALIDA'],
        ['api', undefined, 'METODO_NAO_PERMITIDO'],
      ],
    );
  });

  it('knows callers apart without knowing their address', async () => {
    for (const endereco of ['10.9.1.1', '10.9.1.1', '10.9.1.2'])
      await t.anonymous.get('/api/tags', {address: endereco});
    const [first, again, other] = told('call').map(({origem: origin}) => origin);
    assert.match(String(first), /^[\w-]{12}$/);
    assert.equal(first, again);
    assert.notEqual(first, other);
    assert.ok(!raw.join('').includes('10.9.1.'));
  });

  it('holds nothing of what was sent: no CPF, password, token, name, address of a page or of a file', async () => {
    const pintor = await givenPintor(t, {nome: 'Fulana Sigilosa'});
    const secrets = [pintor.cpf, pintor.token, 'Sigilosa', 'Segredo#Muito1', 'sigilo.jpg', 'pagina-secreta'];
    raw = [];
    await t.anonymous.post('/api/sessoes/parceiro', {cpf: pintor.cpf, senha: 'Segredo#Muito1'});
    await pintor.api.get('/api/sessoes/parceiro/info', {page: '/pagina-secreta'});
    await pintor.api.get(`/api/parceiros?filtros=${encodeURIComponent(JSON.stringify({cpf: pintor.cpf}))}`);
    await pintor.api.get('/arquivos/notas/sigilo.jpg');
    await pintor.api.put('/api/parceiros', {nome: {a: 'Sigilosa'}});
    assert.ok(lines().length >= 5);
    for (const secret of secrets) assert.ok(!raw.join('').includes(secret), secret);
  });

  it('is one line of JSON for each fact, whatever was sent to break it', async () => {
    const evil = '\r\n{"level":30,"msg":"forged"}\u001b[2J';
    await t.anonymous.get(`/api/${encodeURIComponent(evil)}`);
    await t.anonymous.get(`/api/premios?x=${encodeURIComponent(evil)}`);
    await t.anonymous.post(SIGN_IN, {cpf: evil, senha: evil});
    await t.anonymous.get('/api/premios', {
      headers: {'X-Forwarded-For': '{"msg":"forged"}', 'X-Pagina': '{"msg":"forged"}'},
    });
    assert.equal(lines().length, raw.length);
    for (const line of raw) {
      assert.match(line, /^\{[^\r\n]*\}\n$/);
      assert.ok(!line.includes('forged') && !line.includes('\u001b'), line);
    }
  });
});
