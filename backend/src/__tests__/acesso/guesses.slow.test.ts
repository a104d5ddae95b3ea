import assert from 'node:assert/strict';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  nextCpf,
  PAINEL_PASSWORD,
  PINTOR_PASSWORD,
  type Answer,
  type AnswerBody,
  type TestApp,
} from '../support';

const SIGN_IN = '/api/sessoes/usuario';

/** Counts responses by status. */
const tally = (answers: Answer<AnswerBody>[]) => {
  const counts: Record<number, number> = {};
  for (const {status} of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('Guessing passwords', () => {
  let t: TestApp;
  let otherApp: TestApp;
  before(async () => {
    t = await givenApp();
    otherApp = await givenApp({beside: t});
  });
  after(async () => {
    await otherApp.stop();
    await t.stop();
  });

  const attempt = (app: TestApp, cpf: string, senha: string, address: string, headers: Record<string, string> = {}) =>
    app.anonymous.post(SIGN_IN, {cpf, senha}, {address, headers});
  const times = <T>(n: number, work: (i: number) => Promise<T>) =>
    Promise.all(Array.from({length: n}, (_, i) => work(i)));
  const deviceOf = (answer: Answer<AnswerBody>) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  it('of fifty that are sent side by side exactly ten are looked at', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const answers = await times(50, n => attempt(t, smart.cpf, `errada${n}`, `10.2.0.${n}`));
    assert.deepEqual(tally(answers), {422: 10, 429: 40});
    for (const {status, headers} of answers)
      assert.equal(Number(headers.get('retry-after')) > 0, status === 429, String(status));
    assert.equal((await attempt(t, smart.cpf, PAINEL_PASSWORD, '10.2.0.99')).status, 429);
  });

  it('also across two copies of the server, and for an account that nobody has', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    for (const cpf of [smart.cpf, nextCpf()]) {
      const answers = await times(50, n => attempt(n % 2 ? t : otherApp, cpf, `errada${n}`, `10.2.1.${n}`));
      assert.deepEqual(tally(answers), {422: 10, 429: 40});
    }
  });

  it('from one address are a hundred, whatever the accounts', async () => {
    const cpfs = Array.from({length: 120}, () => nextCpf());
    const answers: Answer<AnswerBody>[] = [];
    // At most as many in parallel as may wait in the queue.
    for (let from = 0; from < 120; from += 30)
      answers.push(
        ...(await times(30, n => attempt(n % 2 ? t : otherApp, cpfs[from + n] ?? '', 'errada', '10.2.2.1'))),
      );
    assert.deepEqual(tally(answers), {422: 100, 429: 20});
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    assert.equal((await attempt(t, smart.cpf, PAINEL_PASSWORD, '10.2.2.1')).status, 429);
    // The refusals because of the IP address were not counted against the account.
    assert.deepEqual(tally(await times(12, n => attempt(t, smart.cpf, 'errada', `10.2.3.${n}`))), {422: 10, 429: 2});
  });

  it('counts an IPv6 caller by the /64', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    for (let from = 0; from < 100; from += 25)
      await times(25, n => attempt(t, nextCpf(), 'errada', `2001:db8:7:7::${(from + n).toString(16)}`));
    assert.equal((await attempt(t, smart.cpf, PAINEL_PASSWORD, '2001:db8:7:7:ffff::1')).status, 429);
    assert.equal((await attempt(t, smart.cpf, PAINEL_PASSWORD, '2001:db8:7:8::1')).status, 200);
  });

  it('the right password among nine wrong ones that are under way still enters', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const answers = await times(10, n =>
      attempt(t, smart.cpf, n === 4 ? PAINEL_PASSWORD : `errada${n}`, `10.2.4.${n}`),
    );
    assert.deepEqual(tally(answers), {200: 1, 422: 9});
  });

  it('right ones do not count, however many, up to thirty a minute', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const answers: Answer<AnswerBody>[] = [];
    for (let n = 0; n < 32; n++) answers.push(await attempt(t, smart.cpf, PAINEL_PASSWORD, '10.2.5.1'));
    assert.deepEqual(tally(answers), {200: 30, 429: 2});
  });

  it('keeps nobody out of the browser in which the account was entered before', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const Cookie = deviceOf(await attempt(t, smart.cpf, PAINEL_PASSWORD, '10.2.6.1'));
    assert.match(Cookie, /^clube_aparelho=/);
    const strangers = await times(30, n => attempt(t, smart.cpf, `errada${n}`, `10.2.7.${n}`));
    assert.deepEqual(tally(strangers), {422: 10, 429: 20});
    assert.equal((await attempt(t, smart.cpf, PAINEL_PASSWORD, '10.2.6.1')).status, 429);
    const known = await attempt(otherApp, smart.cpf, PAINEL_PASSWORD, '10.2.6.1', {Cookie});
    assert.equal(known.status, 200);
    // The owner's login does not give others new attempts.
    assert.equal((await attempt(t, smart.cpf, 'errada', '10.2.7.200')).status, 429);
  });

  it('gives a known browser ten of its own, for its account alone', async () => {
    const smart = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const other = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
    const Cookie = deviceOf(await attempt(t, smart.cpf, PAINEL_PASSWORD, '10.2.8.1'));
    const answers = await times(30, n => attempt(t, smart.cpf, `errada${n}`, `10.2.9.${n}`, {Cookie}));
    assert.deepEqual(tally(answers), {422: 10, 429: 20});
    assert.equal((await attempt(t, smart.cpf, PAINEL_PASSWORD, '10.2.8.1', {Cookie})).status, 429);
    // These attempts count against the account, so another device has none left.
    assert.equal((await attempt(t, smart.cpf, 'errada', '10.2.8.2')).status, 429);
    const foreign = await times(12, n => attempt(t, other.cpf, `errada${n}`, `10.2.10.${n}`));
    assert.deepEqual(tally(foreign), {422: 10, 429: 2});
    assert.equal((await attempt(t, other.cpf, PAINEL_PASSWORD, '10.2.10.50', {Cookie})).status, 429);
  });

  it('lets who is logged in change the password while others guess it; then their browser is known no more', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const signIn = (senha: string, address: string, headers = {}) =>
      t.anonymous.post('/api/sessoes/parceiro', {cpf: pintor.cpf, senha}, {address, headers});
    const Cookie = deviceOf(await signIn(PINTOR_PASSWORD, '10.2.11.1'));
    await times(10, n => signIn('errada', `10.2.12.${n}`));
    const change = {senha: 'Nova#Senha2026', senhaAntiga: PINTOR_PASSWORD};
    assert.equal((await pintor.api.put('/api/parceiros', change)).status, 200);
    assert.equal((await signIn('Nova#Senha2026', '10.2.11.1', {Cookie})).status, 429);
  });
});
