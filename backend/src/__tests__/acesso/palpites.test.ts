import assert from 'node:assert/strict';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  nextCpf,
  SENHA_PAINEL,
  SENHA_PINTOR,
  type Answer,
  type Corpo,
  type TestApp,
} from '../support';

const ENTRAR = '/api/sessoes/usuario';

/** How often each status came. */
const tally = (answers: Answer<Corpo>[]) => {
  const counts: Record<number, number> = {};
  for (const {status} of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('Guessing passwords', () => {
  let t: TestApp;
  let outra: TestApp;
  before(async () => {
    t = await givenApp();
    outra = await givenApp({beside: t});
  });
  after(async () => {
    await outra.stop();
    await t.stop();
  });

  const tentar = (app: TestApp, cpf: string, senha: string, endereco: string, headers: Record<string, string> = {}) =>
    app.anonimo.post(ENTRAR, {cpf, senha}, {endereco, headers});
  const vezes = <T>(n: number, fazer: (i: number) => Promise<T>) =>
    Promise.all(Array.from({length: n}, (_, i) => fazer(i)));
  const aparelhoDe = (answer: Answer<Corpo>) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  it('of fifty that are sent side by side exactly ten are looked at', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const answers = await vezes(50, n => tentar(t, smart.cpf, `errada${n}`, `10.2.0.${n}`));
    assert.deepEqual(tally(answers), {422: 10, 429: 40});
    for (const {status, headers} of answers)
      assert.equal(Number(headers.get('retry-after')) > 0, status === 429, String(status));
    assert.equal((await tentar(t, smart.cpf, SENHA_PAINEL, '10.2.0.99')).status, 429);
  });

  it('also across two copies of the server, and for an account that nobody has', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    for (const cpf of [smart.cpf, nextCpf()]) {
      const answers = await vezes(50, n => tentar(n % 2 ? t : outra, cpf, `errada${n}`, `10.2.1.${n}`));
      assert.deepEqual(tally(answers), {422: 10, 429: 40});
    }
  });

  it('from one address are a hundred, whatever the accounts', async () => {
    const cpfs = Array.from({length: 120}, () => nextCpf());
    const answers: Answer<Corpo>[] = [];
    // No more side by side than may wait for their turn.
    for (let from = 0; from < 120; from += 30)
      answers.push(...(await vezes(30, n => tentar(n % 2 ? t : outra, cpfs[from + n] ?? '', 'errada', '10.2.2.1'))));
    assert.deepEqual(tally(answers), {422: 100, 429: 20});
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    assert.equal((await tentar(t, smart.cpf, SENHA_PAINEL, '10.2.2.1')).status, 429);
    // What the address had used up was not counted against the account.
    assert.deepEqual(tally(await vezes(12, n => tentar(t, smart.cpf, 'errada', `10.2.3.${n}`))), {422: 10, 429: 2});
  });

  it('counts an IPv6 caller by the /64', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    for (let from = 0; from < 100; from += 25)
      await vezes(25, n => tentar(t, nextCpf(), 'errada', `2001:db8:7:7::${(from + n).toString(16)}`));
    assert.equal((await tentar(t, smart.cpf, SENHA_PAINEL, '2001:db8:7:7:ffff::1')).status, 429);
    assert.equal((await tentar(t, smart.cpf, SENHA_PAINEL, '2001:db8:7:8::1')).status, 200);
  });

  it('the right password among nine wrong ones that are under way still enters', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const answers = await vezes(10, n => tentar(t, smart.cpf, n === 4 ? SENHA_PAINEL : `errada${n}`, `10.2.4.${n}`));
    assert.deepEqual(tally(answers), {200: 1, 422: 9});
  });

  it('right ones do not count, however many, up to thirty a minute', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const answers: Answer<Corpo>[] = [];
    for (let n = 0; n < 32; n++) answers.push(await tentar(t, smart.cpf, SENHA_PAINEL, '10.2.5.1'));
    assert.deepEqual(tally(answers), {200: 30, 429: 2});
  });

  it('keeps nobody out of the browser in which the account was entered before', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const Cookie = aparelhoDe(await tentar(t, smart.cpf, SENHA_PAINEL, '10.2.6.1'));
    assert.match(Cookie, /^clube_aparelho=/);
    const estranhos = await vezes(30, n => tentar(t, smart.cpf, `errada${n}`, `10.2.7.${n}`));
    assert.deepEqual(tally(estranhos), {422: 10, 429: 20});
    assert.equal((await tentar(t, smart.cpf, SENHA_PAINEL, '10.2.6.1')).status, 429);
    const conhecido = await tentar(outra, smart.cpf, SENHA_PAINEL, '10.2.6.1', {Cookie});
    assert.equal(conhecido.status, 200);
    // That the owner enters gives strangers no new tries.
    assert.equal((await tentar(t, smart.cpf, 'errada', '10.2.7.200')).status, 429);
  });

  it('gives a known browser ten of its own, for its account alone', async () => {
    const smart = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const outro = await givenUsuario(t, 1, {senha: SENHA_PAINEL});
    const Cookie = aparelhoDe(await tentar(t, smart.cpf, SENHA_PAINEL, '10.2.8.1'));
    const answers = await vezes(30, n => tentar(t, smart.cpf, `errada${n}`, `10.2.9.${n}`, {Cookie}));
    assert.deepEqual(tally(answers), {422: 10, 429: 20});
    assert.equal((await tentar(t, smart.cpf, SENHA_PAINEL, '10.2.8.1', {Cookie})).status, 429);
    // They count against the account: a stranger has none left.
    assert.equal((await tentar(t, smart.cpf, 'errada', '10.2.8.2')).status, 429);
    const alheios = await vezes(12, n => tentar(t, outro.cpf, `errada${n}`, `10.2.10.${n}`));
    assert.deepEqual(tally(alheios), {422: 10, 429: 2});
    assert.equal((await tentar(t, outro.cpf, SENHA_PAINEL, '10.2.10.50', {Cookie})).status, 429);
  });

  it('lets who is inside change the password while strangers guess it; then their browser is known no more', async () => {
    const pintor = await givenPintor(t, {senha: SENHA_PINTOR});
    const entrar = (senha: string, endereco: string, headers = {}) =>
      t.anonimo.post('/api/sessoes/parceiro', {cpf: pintor.cpf, senha}, {endereco, headers});
    const Cookie = aparelhoDe(await entrar(SENHA_PINTOR, '10.2.11.1'));
    await vezes(10, n => entrar('errada', `10.2.12.${n}`));
    const troca = {senha: 'Nova#Senha2026', senhaAntiga: SENHA_PINTOR};
    assert.equal((await pintor.api.put('/api/parceiros', troca)).status, 200);
    assert.equal((await entrar('Nova#Senha2026', '10.2.11.1', {Cookie})).status, 429);
  });
});
