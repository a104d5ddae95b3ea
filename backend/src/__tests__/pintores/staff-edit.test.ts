import assert from 'node:assert/strict';
import {PREVIOUS_VALUES_HEADER, valueDigest} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  decodedEmail,
  emailsOf,
  givenApp,
  givenPintor,
  givenRevenda,
  givenUsuario,
  jobsOf,
  nextNumber,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';

const EMAIL = '/api/parceiros/atualizar-email';
const CONFIRM = 'pintores.confirmar-email';
const TOLD = 'pintores.email-alterado';

describe('A painter’s profile in the hands of staff', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let ana: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = await givenUsuario(t, 0);
  });
  after(() => t.stop());
  beforeEach(async () => {
    ana = await givenPintor(t, {telefone: '1133334444', sexo: 'F'});
  });

  const pathOf = ({id}: {id: number}) => `/api/parceiros/${id}`;
  const trail = ({id}: {id: number}) =>
    t.db.query(
      sql<{acao: string; ator: number | null; antes: object | null; depois: object | null}>`
        SELECT acao, ator_id AS ator, antes, depois FROM auditoria WHERE entidade = 'pintor' AND entidade_id = ${String(id)} ORDER BY id`,
    );
  const fresh = () => `novo${nextNumber()}@exemplo.com.br`;

  it('changes what is sent, and is written down from what to what', async () => {
    const revenda = await givenRevenda(t, {nomeInput: 'Casa Azul'});
    const {status, body} = await staff.api.put(pathOf(ana), {
      nome: ' Ana Maria Lima ',
      telefone: '',
      celular: '(21) 99876-5432',
      dataNascimento: '01/02/1990',
      lojaPreferida: 'Casa Azul',
    });
    assert.equal(status, 200);
    assert.deepEqual(
      [body.nome, body.telefone, body.celular, body.dataNascimento, body.idRevenda, body.sexo, body.cpf, body.email],
      ['Ana Maria Lima', null, '21998765432', '1990-02-01', revenda.id, 'F', ana.cpf, ana.email],
    );
    const [{acao, ator, antes, depois} = {}] = await trail(ana);
    assert.deepEqual([acao, ator], ['alterar', staff.id]);
    assert.deepEqual(antes, {
      nome: ana.nome,
      telefone: '1133334444',
      celular: (antes as {celular: string}).celular,
      dataNascimento: '1985-04-20',
      lojaPreferida: null,
      idRevenda: null,
    });
    assert.deepEqual(depois, {
      nome: 'Ana Maria Lima',
      telefone: null,
      celular: '21998765432',
      dataNascimento: '1990-02-01',
      lojaPreferida: 'Casa Azul',
      idRevenda: revenda.id,
    });
    assert.equal((await staff.api.put(pathOf(ana), {nome: 'Ana Maria Lima'})).status, 200);
    assert.equal((await trail(ana)).length, 1);
  });

  it('is refused by field, in the words of sign-up and profile', async () => {
    const cases: [Record<string, unknown>, number, string][] = [
      [{nome: ''}, 422, 'Nome obrigatório'],
      [{nome: 'x'.repeat(121)}, 422, 'Nome deve ter no máximo 120 caracteres'],
      [{endCep: '123'}, 422, 'CEP inválido'],
      [{endEstado: 'XX'}, 422, 'UF inválida'],
      [{celular: '1199'}, 422, 'Celular inválido'],
      [{telefone: '99'}, 422, 'Telefone inválido'],
      [{dataNascimento: '2020-01-01'}, 422, 'Você precisa ter 18 anos ou mais para participar do Clube do Pintor'],
      [{dataNascimento: '31/02/1990'}, 422, 'Data de nascimento inválida'],
      [{sexo: 'X'}, 422, 'Sexo inválido'],
      [{cpf: '52998224725'}, 400, 'Campo desconhecido: cpf'],
      [{email: fresh()}, 400, 'Campo desconhecido: email'],
      [{acheSeuPintor: true}, 400, 'Campo desconhecido: acheSeuPintor'],
      [{saldoPontos: 1}, 400, 'Campo desconhecido: saldoPontos'],
      [{}, 422, 'Informe o que deve mudar'],
    ];
    for (const [values, expected, error] of cases) {
      const {status, body} = await staff.api.put(pathOf(ana), values);
      assert.deepEqual([status, body.erro], [expected, error]);
    }
    assert.deepEqual(await trail(ana), []);
    assert.equal((await staff.api.put('/api/parceiros/999999', {nome: 'Ninguém'})).status, 404);
    await t.db.query(sql`UPDATE pintor SET anonimizado_em = now() WHERE id = ${ana.id}`);
    assert.equal((await staff.api.put(pathOf(ana), {nome: 'Outra'})).status, 404);
  });

  it('is not overwritten unseen by who read it before somebody else changed it', async () => {
    const seen = {headers: {[PREVIOUS_VALUES_HEADER]: JSON.stringify({nome: valueDigest(ana.nome)})}};
    assert.equal((await staff.api.put(pathOf(ana), {nome: 'Ana Um'}, seen)).status, 200);
    const {status, body} = await staff.api.put<AnswerBody & {atual: object}>(pathOf(ana), {nome: 'Ana Dois'}, seen);
    assert.deepEqual([status, body.atual], [409, {nome: 'Ana Um'}]);
  });

  it('leaves a true trail where several change it at once', async () => {
    const names = ['Um', 'Dois', 'Três', 'Quatro'];
    await Promise.all(names.map(nome => staff.api.put(pathOf(ana), {nome})));
    const entries = await trail(ana);
    const chain = entries.map(({antes, depois}) => [antes, depois].map(each => (each as {nome: string}).nome));
    assert.equal(chain.length, 4);
    chain.forEach(([before], i) => assert.equal(before, i === 0 ? ana.nome : chain[i - 1]?.[1]));
  });

  it('is neither an Auditor’s to change, nor a painter’s or a visitor’s', async () => {
    const auditor = await givenUsuario(t, 2);
    for (const [path, values] of [
      [pathOf(ana), {nome: 'Outra'}],
      [EMAIL, {cpf: ana.cpf, email: fresh()}],
    ] as const) {
      assert.equal((await auditor.api.put(path, values)).status, 403);
      assert.equal((await ana.api.put(path, values)).status, 401);
      assert.equal((await t.anonymous.put(path, values)).status, 401);
    }
    assert.deepEqual(await trail(ana), []);
  });

  it('gets another e-mail, which is to be confirmed; the one of before hears of it', async () => {
    const email = fresh();
    const {status, body} = await staff.api.put(EMAIL, {cpf: ana.cpf, email: ` ${email.toUpperCase()} `});
    assert.deepEqual([status, body.mensagem], [200, 'Dados atualizado com sucesso']);
    const row = await t.db.one(
      sql`SELECT email, email_confirmado_em IS NULL AS waits FROM pintor WHERE id = ${ana.id}`,
    );
    assert.deepEqual(row, {email, waits: true});
    assert.deepEqual(
      (await trail(ana)).map(({antes, depois}) => [antes, depois]),
      [[{email: ana.email}, {email}]],
    );
    assert.deepEqual(await jobsOf(t, TOLD, ana.id), [{pintorId: ana.id, para: ana.email, peloPainel: true}]);
    const [link = ''] = await emailsOf(t, CONFIRM, {pintorId: ana.id});
    const token = /token=([\w-]+)/.exec(decodedEmail(link))?.[1];
    assert.equal((await t.anonymous.post('/api/sessoes/parceiro/confirmar-email', {token})).status, 200);
    const confirmed = await t.db.one(sql`SELECT email_confirmado_em FROM pintor WHERE id = ${ana.id}`);
    assert.deepEqual(confirmed, {email_confirmado_em: t.clock.now});
  });

  it('keeps the confirmation where the address stays, however it is written', async () => {
    assert.equal((await staff.api.put(EMAIL, {cpf: ana.cpf, email: ana.email.toUpperCase()})).status, 200);
    const row = await t.db.one(sql`SELECT email_confirmado_em FROM pintor WHERE id = ${ana.id}`);
    assert.deepEqual(row, {email_confirmado_em: t.clock.now});
    assert.deepEqual(await trail(ana), []);
  });

  it('gets no e-mail that is none, or another painter’s, and none is given to nobody', async () => {
    const other = await givenPintor(t);
    const {cpf} = ana;
    const cases: [Record<string, unknown>, number, string][] = [
      [{cpf}, 422, 'Informe o novo e-mail primeiro'],
      [{cpf, email: ' '}, 422, 'Informe o novo e-mail primeiro'],
      [{cpf, email: 'ana@'}, 422, 'Email inválido'],
      [{cpf, email: other.email.toUpperCase()}, 409, 'Email já cadastrado'],
      [{email: fresh()}, 422, 'CPF não encontrado.'],
      [{cpf: '52998224725', email: fresh()}, 404, 'CPF não encontrado.'],
      [{cpf: '', email: fresh()}, 404, 'CPF não encontrado.'],
    ];
    for (const [values, expected, error] of cases) {
      const {status, body} = await staff.api.put(EMAIL, values);
      assert.deepEqual([status, body.erro], [expected, error]);
    }
    assert.deepEqual(await trail(ana), []);
    assert.deepEqual(await jobsOf(t, TOLD, ana.id), []);
  });

  it('gives an address to one of two painters who are to have it at once', async () => {
    const [other, email] = [await givenPintor(t), fresh()];
    const answers = await Promise.all([ana, other].map(({cpf}) => staff.api.put(EMAIL, {cpf, email})));
    assert.deepEqual(answers.map(({status}) => status).toSorted(), [200, 409]);
  });
});
