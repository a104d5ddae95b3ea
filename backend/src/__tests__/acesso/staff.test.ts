import assert from 'node:assert/strict';
import {SMART} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenUsuario, nextCpf, type AnswerBody, type GivenUsuario, type TestApp} from '../support';

describe('Staff who keep staff', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let admin: GivenUsuario;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`UPDATE usuario SET ativo = false`);
    smart = await givenUsuario(t, 1);
    admin = await givenUsuario(t, 0);
  });

  const novo = (more: AnswerBody = {}) => ({
    nome: 'Beatriz Nogueira',
    email: 'Beatriz@Exemplo.com.br ',
    cpf: nextCpf(),
    senha: 'Cavalete#Azul26',
    permissao: 0,
    ...more,
  });

  it('make others, who can enter at once', async () => {
    const body = novo();
    const made = await admin.api.post('/api/usuarios', body);
    assert.equal(made.status, 201, JSON.stringify(made.body));
    assert.equal(made.body['email'], 'beatriz@exemplo.com.br');
    assert.equal('senha' in made.body, false);
    const entered = await t.anonymous.post('/api/sessoes/usuario', {cpf: body.cpf, senha: body.senha});
    assert.equal(entered.status, 200);
    const {rows} = (await admin.api.get<{rows: AnswerBody[]} & AnswerBody>('/api/usuarios?busca=beatriz&pagina=0'))
      .body;
    assert.deepEqual(Object.keys(rows[0] ?? {}).toSorted(), [
      'ativo',
      'cpf',
      'criadoEm',
      'email',
      'id',
      'nome',
      'permissao',
    ]);
  });

  it('say in the document’s words what is missing, weak or taken', async () => {
    const missing = await smart.api.post('/api/usuarios', {});
    assert.deepEqual(missing.body['campos'], {
      nome: 'Nome obrigatório',
      cpf: 'CPF obrigatório',
      email: 'Email obrigatório',
      permissao: 'Tipo obrigatório',
      senha: 'Senha obrigatório',
    });
    assert.deepEqual(
      Object.keys((await smart.api.post('/api/usuarios', novo({senha: 'curta'}))).body['campos'] ?? {}),
      ['senha'],
    );
    const taken = await smart.api.post('/api/usuarios', novo({cpf: admin.cpf}));
    assert.deepEqual([taken.status, taken.body['erro']], [409, 'Usuário já cadastrado']);
  });

  it('make and change a Smart only when they are one', async () => {
    const refused = await admin.api.post('/api/usuarios', novo({permissao: SMART}));
    assert.deepEqual([refused.status, refused.body['codigo']], [403, 'SOMENTE_SMART']);
    assert.equal((await admin.api.put(`/api/usuarios/${smart.id}`, {nome: 'Outro'})).status, 403);
    assert.equal((await admin.api.put(`/api/usuarios/${admin.id + 1}`, {nome: 'Outro'})).status, 404);
    const other = await givenUsuario(t, 0);
    assert.equal((await admin.api.put(`/api/usuarios/${other.id}`, {permissao: SMART})).status, 403);
    const promoted = await smart.api.put(`/api/usuarios/${other.id}`, {permissao: SMART});
    assert.deepEqual([promoted.status, promoted.body['permissao']], [200, SMART]);
  });

  it('who are switched off leave at once; nobody does it to themselves', async () => {
    const other = await givenUsuario(t, 0);
    assert.equal((await other.api.get('/api/usuarios')).status, 200);
    assert.equal((await admin.api.put(`/api/usuarios/${other.id}`, {ativo: 0})).body['ativo'], 0);
    assert.equal((await other.api.get('/api/usuarios')).status, 401);
    const own = await admin.api.put(`/api/usuarios/${admin.id}`, {ativo: 0});
    assert.deepEqual([own.status, own.body['codigo']], [422, 'PROPRIO_ACESSO']);
    assert.equal((await admin.api.put(`/api/usuarios/${admin.id}`, {nome: 'Novo Nome'})).status, 200);
  });

  it('always leave one Smart, however many are switched off at once', async () => {
    const second = await givenUsuario(t, 1);
    const answers = await Promise.all([
      smart.api.put(`/api/usuarios/${second.id}`, {ativo: 0}),
      second.api.put(`/api/usuarios/${smart.id}`, {ativo: 0}),
    ]);
    assert.ok(answers.some(({status}) => status === 200));
    const left = await t.db.one(
      sql<{n: number}>`SELECT count(*)::int AS n FROM usuario WHERE permissao = ${SMART} AND ativo`,
    );
    assert.equal(left?.n, 1);
  });

  it('are out of an Auditor’s reach', async () => {
    const auditor = await givenUsuario(t, 2);
    assert.equal((await auditor.api.get('/api/usuarios')).status, 403);
    assert.equal((await auditor.api.post('/api/usuarios', novo())).status, 403);
  });
});
