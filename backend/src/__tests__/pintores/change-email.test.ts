import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  NOW,
  PINTOR_PASSWORD,
  decodedEmail,
  givenApp,
  givenPintor,
  jobsOf,
  emailsOf,
  nextNumber,
  type GivenPintor,
  type TestApp,
} from '../support';

const PROFILE = '/api/parceiros';
const UPDATE = '/api/sessoes/parceiro/atualizar-senha';
const VALIDATE = '/api/sessoes/parceiro/validar-recuperacao';
const TOLD = 'pintores.email-alterado';
const NEW_PASSWORD = 'Andaime#2026novo';
const MISSING = 'Senha atual obrigatório';
const WRONG = 'A senha atual não confere.';

describe('Changing the own e-mail', () => {
  let t: TestApp;
  let n = 0;
  before(async () => {
    t = await givenApp({jobs: true});
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.now = NOW;
  });

  const given = (changes: Record<string, unknown> = {}) => givenPintor(t, {senha: PINTOR_PASSWORD, ...changes});
  const fresh = () => `novo${nextNumber()}@exemplo.com.br`;
  const emailOf = async ({id}: GivenPintor) =>
    (await t.db.one(sql<{email: string | null}>`SELECT email FROM pintor WHERE id = ${id}`))?.email;
  const from = () => ({address: `10.7.0.${++n}`});
  const change = ({api}: GivenPintor, email: string, senhaAntiga?: string) =>
    api.put(PROFILE, {email, ...(senhaAntiga !== undefined && {senhaAntiga})}, from());
  const isGood = async (uuid: string) => (await t.anonymous.post(VALIDATE, {uuid}, from())).body.valido;

  async function recoveryLink({id}: GivenPintor): Promise<string> {
    t.clock.now = new Date(t.clock.now.getTime() + 1);
    const [email = ''] = await emailsOf(t, 'pintores.recuperar-senha', {pintorId: id});
    const uuid = /esqueceu-senha\/([0-9a-f-]{36})/.exec(decodedEmail(email))?.[1];
    assert.ok(uuid, email);
    return uuid;
  }

  it('asks for the current password: with another address, with the first one, and to do without', async () => {
    for (const [held, email] of [
      [fresh(), fresh()],
      [null, fresh()],
      [fresh(), ''],
    ] as const) {
      const pintor = await given({email: held});
      for (const [senha, erro] of [
        [undefined, MISSING],
        ['', MISSING],
        ['errada', WRONG],
      ] as const) {
        const {status, body} = await change(pintor, email, senha);
        assert.deepEqual([status, body.erro, body.campos], [422, erro, {senhaAntiga: erro}]);
        assert.equal(await emailOf(pintor), held);
      }
      assert.deepEqual(await jobsOf(t, TOLD, pintor.id), []);
      assert.equal((await change(pintor, email, PINTOR_PASSWORD)).status, 200);
      assert.equal(await emailOf(pintor), email || null);
    }
  });

  it('asks for none where the address stays, however it is written, or is not sent', async () => {
    const pintor = await given({email: 'ana.lima@exemplo.com.br'});
    assert.equal((await change(pintor, ' Ana.Lima@Exemplo.com.BR ')).status, 200);
    assert.equal((await pintor.api.put(PROFILE, {nome: 'Ana Lima'})).status, 200);
    const without = await given({email: null});
    assert.equal((await change(without, '')).status, 200);
  });

  it('changes nothing else either where the password is wrong', async () => {
    const pintor = await given();
    const {status} = await pintor.api.put(PROFILE, {nome: 'Outro Nome', email: fresh(), senhaAntiga: 'errada'});
    assert.equal(status, 422);
    assert.deepEqual(await t.db.one(sql`SELECT nome FROM pintor WHERE id = ${pintor.id}`), {nome: pintor.nome});
  });

  it('reveals nothing of whose an address is without the password', async () => {
    const [pintor, other] = [await given(), await given()];
    assert.deepEqual((await change(pintor, other.email, 'errada')).body.erro, WRONG);
    assert.deepEqual((await change(pintor, other.email, PINTOR_PASSWORD)).body.erro, 'Email já cadastrado');
  });

  it('counts wrong passwords with those of the login: ten, then no more, right or wrong', async () => {
    const pintor = await given();
    const answers = await Promise.all(Array.from({length: 14}, () => change(pintor, fresh(), 'errada')));
    assert.equal(answers.filter(({status}) => status === 422).length, 10);
    assert.equal(answers.filter(({status}) => status === 429).length, 4);
    assert.equal((await change(pintor, fresh(), PINTOR_PASSWORD)).status, 429);
    assert.equal(await emailOf(pintor), pintor.email);
  });

  it('lets many do without an address: they share no limit', async () => {
    for (let i = 0; i < 5; i++) assert.equal((await change(await given(), '', PINTOR_PASSWORD)).status, 200);
  });

  it('notifies the former address and voids the open recovery links, also after a change back', async () => {
    const pintor = await given();
    const link = await recoveryLink(pintor);
    assert.equal(await isGood(link), true);
    assert.equal((await change(pintor, fresh(), PINTOR_PASSWORD)).status, 200);
    assert.deepEqual(await jobsOf(t, TOLD, pintor.id), [{pintorId: pintor.id, para: pintor.email}]);
    assert.equal(await isGood(link), false);
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM recuperacao_senha WHERE pintor_id = ${pintor.id}`), []);
    assert.equal((await change(pintor, pintor.email, PINTOR_PASSWORD)).status, 200);
    assert.equal(await isGood(link), false);
    assert.equal((await t.anonymous.post(UPDATE, {uuid: link, novaSenha: NEW_PASSWORD}, from())).status, 422);
  });

  it('against a recovery at the same time: one of the two, never both', async () => {
    for (let round = 0; round < 12; round++) {
      const pintor = await given();
      const link = await recoveryLink(pintor);
      const email = fresh();
      const recover = () => t.anonymous.post(UPDATE, {uuid: link, novaSenha: NEW_PASSWORD}, from());
      const take = () => change(pintor, email, PINTOR_PASSWORD);
      const answers = await Promise.all(round % 2 ? [recover(), take()] : [take(), recover()]);
      const [recovered, taken] = round % 2 ? answers : [answers[1], answers[0]];
      assert.equal(
        [recovered, taken].filter(answer => answer.status === 200).length,
        1,
        answers.map(({status, text}) => `${status} ${text}`).join('\n'),
      );
      assert.equal(await emailOf(pintor), taken.status === 200 ? email : pintor.email);
    }
  });

  it('against a change of the password at the same time: the password that was shown is the one that holds', async () => {
    for (let round = 0; round < 8; round++) {
      const pintor = await given();
      const email = fresh();
      const [password, moved] = await Promise.all([
        pintor.api.put(PROFILE, {senha: NEW_PASSWORD, senhaAntiga: PINTOR_PASSWORD}, from()),
        change(pintor, email, PINTOR_PASSWORD),
      ]);
      assert.equal(password.status, 200);
      assert.ok(moved.status === 200 || moved.body.erro === WRONG, moved.text);
      assert.equal(await emailOf(pintor), moved.status === 200 ? email : pintor.email);
    }
  });

  it('of two painters who take one address at once one gets it', async () => {
    const [one, two, email] = [await given(), await given(), fresh()];
    const answers = await Promise.all([one, two].map(pintor => change(pintor, email, PINTOR_PASSWORD)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409]);
  });

  it('changes e-mail and password in one step', async () => {
    const pintor = await given();
    const email = fresh();
    const values = {email, senha: NEW_PASSWORD, senhaAntiga: PINTOR_PASSWORD};
    assert.equal((await pintor.api.put(PROFILE, values)).status, 200);
    assert.equal(await emailOf(pintor), email);
    const entered = await t.anonymous.post('/api/sessoes/parceiro', {cpf: pintor.cpf, senha: NEW_PASSWORD}, from());
    assert.equal(entered.status, 200);
  });
});
