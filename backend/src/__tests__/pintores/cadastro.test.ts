import assert from 'node:assert/strict';
import {sql, type Sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenRevenda, insert, nextCpf, saldoOf, type AnswerBody, type TestApp} from '../support';
import {cadastroData, PASSWORD} from './support';

interface SignedUp extends AnswerBody {
  parceiro: {id: number; nome: string; cpf: string; idIndicacao: string};
}

describe('Signing up', () => {
  let t: TestApp;
  let address = 0;
  before(async () => {
    t = await givenApp({jobs: true});
  });
  after(() => t.stop());

  /** Signs up from a new IP address, as refusals are counted by address. */
  const signUp = (values: object) =>
    t.anonymous.post<SignedUp>('/api/parceiros', values, {
      address: `10.1.${Math.floor(address / 250)}.${++address % 250}`,
    });
  const count = async (from: Sql) => (await t.db.one(sql<{n: number}>`SELECT count(*)::int AS n FROM ${from}`))?.n;

  it('makes the painter, an empty account, a consent with its version and an e-mail to confirm the address', async () => {
    const values = cadastroData({nome: ' Íris Araújo ', email: 'Iris@Exemplo.COM.br', telefone: ''});
    const {status, body} = await signUp(values);
    assert.equal(status, 201);
    assert.equal(body.mensagem, 'Cadastro realizado com sucesso. Faça login com seu CPF e senha.');
    const {id, idIndicacao} = body.parceiro;
    assert.match(idIndicacao, /^IRIS[A-Z0-9]{5}$/);
    assert.equal(await saldoOf(t, id), 0);
    const row = await t.db.one(
      sql`SELECT nome, email, email_confirmado_em, telefone, data_nascimento, aceitou_regulamento, ver_tutorial FROM pintor WHERE id = ${id}`,
    );
    assert.deepEqual(row, {
      nome: 'Íris Araújo',
      email: 'iris@exemplo.com.br',
      email_confirmado_em: null,
      telefone: null,
      data_nascimento: '1985-03-09',
      aceitou_regulamento: false,
      ver_tutorial: true,
    });
    const consent = await t.db.query(
      sql`SELECT documento, versao, aceito_em FROM consentimento WHERE pintor_id = ${id}`,
    );
    assert.deepEqual(consent, [{documento: 'compartilhamento', versao: '1', aceito_em: t.clock.now}]);
    const queued = sql`pgboss.job WHERE name = 'pintores.confirmar-email' AND data = jsonb_build_object('pintorId', ${id}::int)`;
    assert.equal(await count(queued), 1);
    const entered = await t.anonymous.post('/api/sessoes/parceiro', {cpf: values.cpf, senha: PASSWORD});
    assert.equal(entered.status, 200);
  });

  it('says another thing to who comes for the directory', async () => {
    const {body} = await signUp(cadastroData({cadastroAcheSeuPintor: true}));
    assert.equal(body.mensagem, 'Cadastro realizado com sucesso!');
  });

  it('reports every field that is missing', async () => {
    const {status, body} = await signUp({});
    assert.equal(status, 422);
    assert.equal(body.erro, 'Nome obrigatório');
    assert.equal(body.campos?.endEstado, 'UF obrigatório');
    assert.equal(
      body.campos.concordaTermos,
      'Você deve concordar com termo de compartilhamento de dados antes de prosseguir',
    );
  });

  it('reports what is wrong in the words of the form', async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{cpf: '11111111111'}, 'CPF não é válido'],
      [{email: 'sem arroba'}, 'Email inválido'],
      [{dataNascimento: '20990101'}, 'Data de nascimento inválida'],
      [{dataNascimento: '20100101'}, 'Você precisa ter 18 anos ou mais para participar do Clube do Pintor'],
      [{celular: '119'}, 'Celular inválido'],
      [{senha: 'curta'}, 'A senha deve ter pelo menos 8 caracteres'],
      [{endEstado: 'XX'}, 'UF inválida'],
      [{endCep: '123'}, 'CEP inválido'],
      [{indicacao: 'NINGUEM'}, 'Indicador não encontrado'],
      [{codigo_cadastro: 'NADA'}, 'Código inválido'],
    ];
    for (const [change, error] of cases) {
      const {status, body} = await signUp(cadastroData(change));
      assert.deepEqual([status, body.erro, Object.keys(body.campos ?? {})], [422, error, Object.keys(change)]);
    }
  });

  it('takes no field that is not of the form, nor one of another type', async () => {
    for (const change of [{aceitouRegulamento: 1}, {confirmarSenha: PASSWORD}, {id: 1}, {nome: 5}, {senha: ['x']}])
      assert.equal((await signUp(cadastroData(change))).status, 400, JSON.stringify(change));
  });

  it('turns eighteen on the birthday itself', async () => {
    // The tests' clock is on 15/09/2026.
    assert.equal((await signUp(cadastroData({dataNascimento: '20080915'}))).status, 201);
    assert.equal((await signUp(cadastroData({dataNascimento: '20080916'}))).status, 422);
  });

  it('refuses a CPF and an e-mail that belong to somebody', async () => {
    const first = cadastroData();
    await signUp(first);
    const cpf = await signUp(cadastroData({cpf: first.cpf}));
    assert.deepEqual([cpf.status, cpf.body.erro], [409, 'Pintor já cadastrado']);
    const email = await signUp(cadastroData({email: String(first.email).toUpperCase()}));
    assert.deepEqual([email.status, email.body.erro], [409, 'Email já cadastrado']);
  });

  it('makes one painter when several sign up with one CPF, or one e-mail, at once', async () => {
    const cpf = nextCpf();
    const sameCpf = await Promise.all(Array.from({length: 6}, () => signUp(cadastroData({cpf}))));
    assert.deepEqual(sameCpf.map(({status}) => status).sort(), [201, 409, 409, 409, 409, 409]);
    const email = 'disputado@exemplo.com.br';
    const sameEmail = await Promise.all(Array.from({length: 6}, () => signUp(cadastroData({email}))));
    assert.deepEqual(sameEmail.map(({status}) => status).sort(), [201, 409, 409, 409, 409, 409]);
    assert.equal(await count(sql`pintor WHERE cpf = ${cpf}`), 1);
  });

  it('gives the points of a registration code, as often as it may be used and not once more', async () => {
    await insert(t, 'codigo_cadastro', {codigo: 'FEIRA', pontos: 150, usos: 1});
    const answers = await Promise.all(
      Array.from({length: 5}, () => signUp(cadastroData({codigo_cadastro: ' feira '}))),
    );
    const made = answers.filter(({status}) => status === 201);
    assert.equal(made.length, 1);
    assert.ok(answers.every(({status}) => status === 201 || status === 409));
    assert.equal(await saldoOf(t, made[0]?.body.parceiro.id ?? 0), 150);
    assert.equal(await count(sql`uso_codigo WHERE codigo = 'FEIRA'`), 1);
  });

  it('makes no painter when the code is refused', async () => {
    const values = cadastroData({codigo_cadastro: 'VENCIDO'});
    await insert(t, 'codigo_cadastro', {codigo: 'VENCIDO', pontos: 10, usos: 9, expiraEm: '2026-09-14'});
    assert.equal((await signUp(values)).status, 422);
    assert.equal(await count(sql`pintor WHERE cpf = ${String(values.cpf)}`), 0);
  });

  it('keeps who brought the painter, and the reseller that the painter means by its name', async () => {
    const referrer = await givenPintor(t, {nome: 'Zé Ramalho'});
    const revenda = await givenRevenda(t, {nomeInput: 'Tintas do Centro', endCidade: 'São Paulo'});
    await givenRevenda(t, {nomeInput: 'Tintas do Centro', endCidade: 'Natal'});
    const {body} = await signUp(
      cadastroData({indicacao: referrer.idIndicacao.toLowerCase(), lojaPreferida: 'Tintas do Centro'}),
    );
    const row = await t.db.one(sql`SELECT indicado_por, revenda_id FROM pintor WHERE id = ${body.parceiro.id}`);
    assert.deepEqual(row, {indicado_por: referrer.id, revenda_id: revenda.id});
  });
});
