import assert from 'node:assert/strict';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import {
  NOW,
  decodedEmail,
  emailsOf,
  givenApp,
  givenPintor,
  givenRelatorio,
  givenSession,
  givenUsuario,
  nextCnpj,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';

const PATH = '/api/logins-relatorio';
const PASSWORD = 'Andaime#2026novo';
const LINK = /\/(painel|relatorio)\/convite#([0-9a-f-]{36})/;

describe('Reporting logins and invitations', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let n = 0;
  before(async () => {
    t = await givenApp({jobs: true});
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.now = NOW;
  });

  const from = () => ({address: `10.6.${Math.floor(++n / 250)}.${n % 250}`});
  const novo = (more: object = {}) => ({
    nome: 'Tintas do Vale',
    cnpj: nextCnpj(),
    email: `vale${++n}@exemplo.com.br`,
    ...more,
  });
  const made = async (more: object = {}) => {
    const {status, body, text} = await smart.api.post<AnswerBody & {id: number; cnpj: string; email: string}>(
      PATH,
      novo(more),
    );
    assert.equal(status, 201, text);
    return body;
  };
  const linkOf = async (tipo: 'painel' | 'relatorio', id: number): Promise<string> => {
    const [email = ''] = await emailsOf(t, 'acesso.convite', {tipo, id});
    const [, where, uuid = ''] = LINK.exec(decodedEmail(email)) ?? [];
    assert.equal(where, tipo, email);
    return uuid;
  };
  const validate = (uuid: string, tipo = 'relatorio') =>
    t.anonymous.post<AnswerBody & {valido: boolean}>('/api/convites/validar', {tipo, uuid}, from());
  const choose = (uuid: string, senha = PASSWORD, tipo = 'relatorio') =>
    t.anonymous.post('/api/convites/senha', {tipo, uuid, senha}, from());
  const signIn = (cnpj: string, senha = PASSWORD) =>
    t.anonymous.post('/api/sessoes/usuario/relatorio', {cnpj, senha}, from());
  const waiting = (id: number) =>
    t.db.query(sql`SELECT data FROM pgboss.job WHERE name = 'acesso.convite' AND data->>'id' = ${String(id)}`);

  it('are made, invited and entered with the chosen password', async () => {
    const login = await made({nome: ' Tintas  do Vale ', email: 'Vale@Exemplo.com.br'});
    assert.deepEqual([login['nome'], login.email, login['senhaCriada']], ['Tintas do Vale', 'vale@exemplo.com.br', 0]);
    assert.equal((await waiting(login.id)).length, 1);
    assert.equal((await signIn(login.cnpj)).status, 422);
    const uuid = await linkOf('relatorio', login.id);
    const looked = await validate(uuid);
    assert.deepEqual(
      [looked.body.valido, looked.body['nome'], looked.body['login']],
      [true, 'Tintas do Vale', login.cnpj],
    );
    assert.equal((await choose(uuid)).status, 200);
    assert.equal((await signIn(login.cnpj)).status, 200);
    const {rows} = (await smart.api.get<AnswerBody & {rows: AnswerBody[]}>(`${PATH}?busca=${login.cnpj}&pagina=0`))
      .body;
    assert.deepEqual(
      rows.map(row => row['senhaCriada']),
      [1],
    );
  });

  it('have links that are good once, for seven days, and for their own kind', async () => {
    const login = await made();
    const uuid = await linkOf('relatorio', login.id);
    assert.equal((await choose(uuid, PASSWORD, 'painel')).status, 422);
    const weak = await choose(uuid, 'curta');
    assert.deepEqual([weak.status, Object.keys(weak.body.campos ?? {})], [422, ['senha']]);
    assert.deepEqual((await choose(uuid, '')).body.campos, {senha: 'Informe a senha'});
    const results = await Promise.all([choose(uuid), choose(uuid, 'Rodapé#2026azul')]);
    assert.deepEqual(results.map(({status}) => status).toSorted(), [200, 422]);
    assert.equal((await choose(uuid)).body.codigo, 'CONVITE_INVALIDO');
    await smart.api.post(`${PATH}/${login.id}/convite`);
    const late = await linkOf('relatorio', login.id);
    t.clock.now = new Date(NOW.getTime() + 7 * 86_400_000 + 1);
    assert.equal((await validate(late)).body.valido, false);
    await t.app.jobs.runNow('acesso.convites-vencidos');
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM convite WHERE sujeito_id = ${login.id}`), []);
  });

  it('void an earlier link by a later one, another address or the end of the access', async () => {
    const login = await made();
    const first = await linkOf('relatorio', login.id);
    t.clock.now = new Date(NOW.getTime() + 1000);
    const second = await linkOf('relatorio', login.id);
    assert.deepEqual([(await validate(first)).body.valido, (await validate(second)).body.valido], [false, true]);
    await smart.api.put(`${PATH}/${login.id}`, {email: 'outro@exemplo.com.br'});
    assert.equal((await choose(second)).status, 422);
    const third = await linkOf('relatorio', login.id);
    await smart.api.put(`${PATH}/${login.id}`, {ativo: 0});
    assert.equal((await choose(third)).status, 422);
    assert.equal((await smart.api.post(`${PATH}/${login.id}/convite`)).status, 403);
  });

  it('get a link when they ask for one, an hour apart, and nobody learns whether they exist', async () => {
    const login = await givenRelatorio(t, {senha: PASSWORD});
    const ask = (cnpj: string) => t.anonymous.post('/api/sessoes/usuario/relatorio/esqueceu-senha', {cnpj}, from());
    const asked = await ask(login.cnpj);
    const unknown = await ask(nextCnpj());
    assert.deepEqual([asked.status, unknown.status, asked.text], [200, 200, unknown.text]);
    assert.equal((await waiting(login.id)).length, 1);
    assert.equal((await waiting(0)).length, 1);
    const sent = (requested = true) =>
      emailsOf(t, 'acesso.convite', {tipo: 'relatorio', id: login.id, ...(requested && {requested})});
    const [first = ''] = await sent();
    const uuid = LINK.exec(decodedEmail(first))?.[2] ?? '';
    assert.deepEqual(await sent(), [], 'within the hour');
    assert.equal((await validate(uuid)).body.valido, true, 'which another request does not void');
    t.clock.now = new Date(NOW.getTime() + 3_600_000);
    const later = LINK.exec(decodedEmail((await sent())[0] ?? ''))?.[2] ?? '';
    assert.equal((await choose(later, 'Rodapé#2026azul')).status, 200);
    assert.equal((await signIn(login.cnpj, 'Rodapé#2026azul')).status, 200);
    assert.deepEqual((await ask('')).body.campos, {cnpj: 'Informe o CNPJ'});
    assert.deepEqual((await ask('11222333000182')).body.campos, {cnpj: 'CNPJ Inválido'});
  });

  it('keep the link that they have when somebody asks for another, sent or not; using one voids both', async () => {
    const login = await givenRelatorio(t, {senha: PASSWORD});
    const staffs = await linkOf('relatorio', login.id);
    t.clock.now = new Date(NOW.getTime() + 2 * 3_600_000);
    const requested = {tipo: 'relatorio', id: login.id, requested: true};
    const mailer = await t.app.get(Kernel.MAILER);
    const {send} = mailer;
    mailer.send = () => Promise.reject(new Error('the mail server is down'));
    await assert.rejects(t.app.jobs.runNow('acesso.convite', requested), /is down/).finally(() => (mailer.send = send));
    assert.equal((await validate(staffs)).body.valido, true, 'what was not sent replaces nothing');
    const [email = ''] = await emailsOf(t, 'acesso.convite', requested);
    const another = LINK.exec(decodedEmail(email))?.[2] ?? '';
    assert.deepEqual([(await validate(staffs)).body.valido, (await validate(another)).body.valido], [true, true]);
    const both = await Promise.all([choose(staffs, 'Rodapé#2026azul'), choose(another, 'Rodapé#2026azul')]);
    assert.deepEqual(both.map(({status}) => status).toSorted(), [200, 422]);
    for (const uuid of [staffs, another]) assert.equal((await validate(uuid)).body.valido, false);
  });

  it('leave all sessions when they are switched off, or choose another password', async () => {
    const login = await givenRelatorio(t, {senha: PASSWORD});
    const again = t.asRelatorio(await givenSession(t, 'relatorio', login.id));
    assert.equal((await smart.api.post(`${PATH}/${login.id}/convite`)).status, 200);
    const uuid = await linkOf('relatorio', login.id);
    assert.equal((await choose(uuid, 'Rodapé#2026azul')).status, 200);
    assert.equal((await again.get('/api/relatorio/dashboard')).status, 401);
    const third = t.asRelatorio(await givenSession(t, 'relatorio', login.id));
    assert.equal((await third.get('/api/relatorio/dashboard')).status, 200);
    assert.equal((await smart.api.put(`${PATH}/${login.id}`, {ativo: 0})).body['ativo'], 0);
    assert.equal((await third.get('/api/relatorio/dashboard')).status, 401);
    assert.equal((await signIn(login.cnpj, 'Rodapé#2026azul')).status, 403);
  });

  it('are one for each CNPJ root, however many are made at once', async () => {
    const twins = [nextCnpj('98765432'), nextCnpj('98765432'), nextCnpj('98765432')];
    const answers = await Promise.all(twins.map(cnpj => smart.api.post(PATH, novo({cnpj}))));
    assert.deepEqual(answers.map(({status}) => status).toSorted(), [201, 409, 409]);
    const taken = answers.find(({status}) => status === 409);
    assert.deepEqual(taken?.body.campos, {cnpj: 'CNPJ já cadastrado'});
  });

  it('say what is missing or wrong', async () => {
    const {body} = await smart.api.post(PATH, {});
    assert.deepEqual(body.campos, {nome: 'Nome obrigatório', cnpj: 'CNPJ obrigatório', email: 'Email obrigatório'});
    const wrong = await smart.api.post(PATH, novo({cnpj: '11.222.333/0001-82', email: 'x'}));
    assert.deepEqual(Object.keys(wrong.body.campos ?? {}).toSorted(), ['cnpj', 'email']);
    const login = await made();
    assert.equal((await smart.api.put(`${PATH}/${login.id}`, {cnpj: nextCnpj()})).status, 400);
    assert.equal((await smart.api.put(`${PATH}/999999`, {nome: 'x'})).status, 404);
    assert.equal((await smart.api.post(`${PATH}/999999/convite`)).status, 404);
  });

  it('are a Smart’s to keep', async () => {
    const login = await made();
    const others = [
      (await givenUsuario(t, 0)).api,
      (await givenUsuario(t, 2)).api,
      (await givenPintor(t)).api,
      (await givenRelatorio(t)).api,
      t.anonymous,
    ];
    for (const api of others)
      for (const answer of [
        await api.get(PATH),
        await api.post(PATH, novo()),
        await api.put(`${PATH}/${login.id}`, {nome: 'x'}),
        await api.post(`${PATH}/${login.id}/convite`),
        await api.post(`/api/usuarios/${smart.id}/convite`),
      ])
        assert.ok([401, 403].includes(answer.status), answer.text);
  });

  it('invite staff in the same way', async () => {
    const admin = await givenUsuario(t, 0);
    const sent = await smart.api.post(`/api/usuarios/${admin.id}/convite`);
    assert.match(String(sent.body['mensagem']), /^Convite enviado para /);
    const uuid = await linkOf('painel', admin.id);
    assert.equal((await choose(uuid, PASSWORD, 'painel')).status, 200);
    assert.equal((await admin.api.get('/api/usuarios')).status, 401);
    const entered = await t.anonymous.post('/api/sessoes/usuario', {cpf: admin.cpf, senha: PASSWORD}, from());
    assert.equal(entered.status, 200);
  });
});
