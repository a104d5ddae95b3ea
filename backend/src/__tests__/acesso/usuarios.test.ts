import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import type {UsuarioService} from '../../modules/acesso';
import {
  givenApp,
  givenRelatorio,
  givenSession,
  givenUsuario,
  nextCpf,
  PAINEL_PASSWORD,
  type AnswerBody,
  type TestApp,
} from '../support';

const NEW_PASSWORD = 'Outra#Senha2026';

describe('Staff and reporting users', () => {
  let t: TestApp;
  let usuarios: UsuarioService;
  before(async () => {
    t = await givenApp();
    usuarios = await t.app.get<UsuarioService>('services.UsuarioService');
  });
  after(() => t.stop());

  const signIn = (cpf: string, senha: string) => t.anonymous.post('/api/sessoes/usuario', {cpf, senha});

  it('change their own name and password, which ends their other sessions', async () => {
    const auditor = await givenUsuario(t, 2, {senha: PAINEL_PASSWORD});
    const another = t.asPainel(await givenSession(t, 'painel', auditor.id));
    assert.equal((await another.get('/api/resgates')).status, 200);
    const {status, body} = await auditor.api.put<AnswerBody & {usuario: {nome: string}}>('/api/usuarios', {
      nome: ' Rita Lee ',
      senha: NEW_PASSWORD,
      senhaAntiga: PAINEL_PASSWORD,
    });
    assert.deepEqual([status, body.mensagem, body.usuario.nome], [200, 'Perfil atualizado com sucesso', 'Rita Lee']);
    assert.equal((await another.get('/api/resgates')).status, 401);
    assert.equal((await auditor.api.get('/api/resgates')).status, 200);
    assert.equal((await signIn(auditor.cpf, PAINEL_PASSWORD)).status, 422);
    assert.equal((await signIn(auditor.cpf, NEW_PASSWORD)).status, 200);
    const trail = await t.db.query(
      sql<{
        antes: object;
        depois: object;
      }>`SELECT antes, depois FROM auditoria WHERE entidade = 'usuario' AND ator_id = ${auditor.id}`,
    );
    assert.deepEqual(trail, [{antes: {nome: auditor.nome}, depois: {nome: 'Rita Lee', senha: true}}]);
  });

  it('keep the password that they leave empty', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const {status} = await smart.api.put('/api/usuarios', {nome: 'Só o nome', senha: '', senhaAntiga: ''});
    assert.equal(status, 200);
    assert.equal((await signIn(smart.cpf, PAINEL_PASSWORD)).status, 200);
  });

  it('are refused by field', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const refusal = async (values: object) => {
      const {status, body} = await smart.api.put('/api/usuarios', values);
      return [status, Object.keys(body.campos ?? {})];
    };
    assert.deepEqual(await refusal({nome: '  '}), [422, ['nome']]);
    assert.deepEqual(await refusal({nome: 'a'.repeat(201)}), [422, ['nome']]);
    assert.equal((await smart.api.put('/api/usuarios', {nome: 'a'.repeat(200)})).status, 200);
    assert.deepEqual(await refusal({senha: NEW_PASSWORD}), [422, ['senhaAntiga']]);
    assert.deepEqual(await refusal({senha: NEW_PASSWORD, senhaAntiga: 'errada'}), [422, ['senhaAntiga']]);
    assert.deepEqual(await refusal({senha: 'curta', senhaAntiga: PAINEL_PASSWORD}), [422, ['senha']]);
    assert.deepEqual(await refusal({permissao: 1}), [400, ['permissao']]);
    assert.equal((await signIn(smart.cpf, PAINEL_PASSWORD)).status, 200);
  });

  it('are made with checked data, one for each CPF', async () => {
    const values = {
      nome: 'Elza',
      cpf: nextCpf(),
      email: 'Elza@Exemplo.com.br',
      permissao: 1 as const,
      senha: NEW_PASSWORD,
    };
    const {email, permissao} = await t.run(() => usuarios.create(values));
    assert.deepEqual([email, permissao], ['elza@exemplo.com.br', 1]);
    assert.equal((await signIn(values.cpf, NEW_PASSWORD)).status, 200);
    const refused = (changes: object) => t.run(() => usuarios.create({...values, ...changes}));
    const taken = {status: 409, codigo: 'USUARIO_JA_CADASTRADO', message: 'Usuário já cadastrado'};
    await assert.rejects(refused({}), taken);
    await assert.rejects(refused({cpf: '11111111111'}), {status: 422, message: 'CPF não é válido'});
    await assert.rejects(refused({cpf: nextCpf(), senha: 'curta'}), {status: 422});
    await assert.rejects(refused({nome: '', email: 'x'}), {status: 422, message: 'Nome obrigatório'});
  });

  it('are made once when two make the same at once', async () => {
    const values = {
      nome: 'Nara',
      cpf: nextCpf(),
      email: 'n@exemplo.com.br',
      permissao: 0 as const,
      senha: NEW_PASSWORD,
    };
    const made = await Promise.allSettled([1, 2, 3].map(() => t.run(() => usuarios.create(values))));
    assert.equal(made.filter(({status}) => status === 'fulfilled').length, 1);
  });

  it('who read the report change their own name and password the same way', async () => {
    const relatorio = await givenRelatorio(t, {senha: PAINEL_PASSWORD});
    const another = t.asRelatorio(await givenSession(t, 'relatorio', relatorio.id));
    const wrong = await relatorio.api.put('/api/usuarios/relatorio', {senha: NEW_PASSWORD, senhaAntiga: 'errada'});
    assert.deepEqual([wrong.status, Object.keys(wrong.body.campos ?? {})], [422, ['senhaAntiga']]);
    const body = {nome: 'Rede Sul', senha: NEW_PASSWORD, senhaAntiga: PAINEL_PASSWORD};
    const changed = await relatorio.api.put<AnswerBody & {usuario: {nome: string}}>('/api/usuarios/relatorio', body);
    assert.deepEqual([changed.status, changed.body.usuario.nome], [200, 'Rede Sul']);
    assert.equal((await another.get('/api/relatorio/dashboard')).status, 401);
    assert.equal((await relatorio.api.get('/api/relatorio/dashboard')).status, 200);
    const smart = await givenUsuario(t, 1);
    assert.equal((await smart.api.put('/api/usuarios/relatorio', {nome: 'x'})).status, 401);
  });
});
