import assert from 'node:assert/strict';
import type {UsuarioRelatorioService, UsuarioService} from '../../modules/acesso';
import {
  givenApp,
  givenSessao,
  givenUsuario,
  nextCnpj,
  nextCpf,
  SENHA_PAINEL,
  type Corpo,
  type TestApp,
} from '../support';

const NOVA = 'Outra#Senha2026';

describe('Staff and reporting users', () => {
  let t: TestApp;
  let usuarios: UsuarioService;
  before(async () => {
    t = await givenApp();
    usuarios = await t.app.get<UsuarioService>('services.UsuarioService');
  });
  after(() => t.stop());

  const entrar = (cpf: string, senha: string) => t.anonimo.post('/api/sessoes/usuario', {cpf, senha});

  it('change their own name and password, which ends their other sessions', async () => {
    const auditor = await givenUsuario(t, 2, {senha: SENHA_PAINEL});
    const outra = t.comoPainel(await givenSessao(t, 'painel', auditor.id));
    assert.equal((await outra.get('/api/resgates')).status, 200);
    const {status, body} = await auditor.api.put<Corpo & {usuario: {nome: string}}>('/api/usuarios', {
      nome: ' Rita Lee ',
      senha: NOVA,
      senhaAntiga: SENHA_PAINEL,
    });
    assert.deepEqual([status, body.mensagem, body.usuario.nome], [200, 'Perfil atualizado com sucesso', 'Rita Lee']);
    assert.equal((await outra.get('/api/resgates')).status, 401);
    assert.equal((await auditor.api.get('/api/resgates')).status, 200);
    assert.equal((await entrar(auditor.cpf, SENHA_PAINEL)).status, 422);
    assert.equal((await entrar(auditor.cpf, NOVA)).status, 200);
    const trail = await t.db.query<{depois: object}>(
      `SELECT depois FROM auditoria WHERE entidade = 'usuario' AND ator_id = $1`,
      [auditor.id],
    );
    assert.deepEqual(trail, [{depois: {nome: true, senha: true}}]);
  });

  it('keep the password that they leave empty', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const {status} = await smart.api.put('/api/usuarios', {nome: 'Só o nome', senha: '', senhaAntiga: ''});
    assert.equal(status, 200);
    assert.equal((await entrar(smart.cpf, SENHA_PAINEL)).status, 200);
  });

  it('are refused by field', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const recusa = async (dados: object) => {
      const {status, body} = await smart.api.put('/api/usuarios', dados);
      return [status, Object.keys(body.campos ?? {})];
    };
    assert.deepEqual(await recusa({nome: '  '}), [422, ['nome']]);
    assert.deepEqual(await recusa({senha: NOVA}), [422, ['senhaAntiga']]);
    assert.deepEqual(await recusa({senha: NOVA, senhaAntiga: 'errada'}), [422, ['senhaAntiga']]);
    assert.deepEqual(await recusa({senha: 'curta', senhaAntiga: SENHA_PAINEL}), [422, ['senha']]);
    assert.deepEqual(await recusa({permissao: 1}), [400, ['permissao']]);
    assert.equal((await entrar(smart.cpf, SENHA_PAINEL)).status, 200);
  });

  it('are made with checked data, one for each CPF', async () => {
    const dados = {nome: 'Elza', cpf: nextCpf(), email: 'Elza@Exemplo.com.br', permissao: 1 as const, senha: NOVA};
    const {email, permissao} = await t.run(() => usuarios.criar(dados));
    assert.deepEqual([email, permissao], ['elza@exemplo.com.br', 1]);
    assert.equal((await entrar(dados.cpf, NOVA)).status, 200);
    const refused = (changes: object) => t.run(() => usuarios.criar({...dados, ...changes}));
    await assert.rejects(refused({}), {status: 409, codigo: 'USUARIO_JA_CADASTRADO'});
    await assert.rejects(refused({cpf: '11111111111'}), {status: 422, message: 'CPF não é válido'});
    await assert.rejects(refused({cpf: nextCpf(), senha: 'curta'}), {status: 422});
    await assert.rejects(refused({nome: '', email: 'x'}), {status: 422, message: 'Nome obrigatório'});
  });

  it('are made once when two make the same at once', async () => {
    const dados = {nome: 'Nara', cpf: nextCpf(), email: 'n@exemplo.com.br', permissao: 0 as const, senha: NOVA};
    const made = await Promise.allSettled([1, 2, 3].map(() => t.run(() => usuarios.criar(dados))));
    assert.equal(made.filter(({status}) => status === 'fulfilled').length, 1);
  });

  it('have one reporting login for each CNPJ root', async () => {
    const relatorios = await t.app.get<UsuarioRelatorioService>('services.UsuarioRelatorioService');
    const criar = (cnpj: string) =>
      t.run(() => relatorios.criar({nome: 'Rede', cnpj, email: 'r@exemplo.com.br', senha: NOVA}));
    assert.equal((await criar(nextCnpj('98765432'))).nome, 'Rede');
    await assert.rejects(criar(nextCnpj('98765432')), {status: 409});
    await assert.rejects(criar('123'), {status: 422, message: 'CNPJ Inválido'});
  });
});
