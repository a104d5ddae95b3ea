import assert from 'node:assert/strict';
import {request} from 'node:http';
import {mock} from 'node:test';
import {setInterval} from 'node:timers/promises';
import argon2 from '@node-rs/argon2';
import {sql, type Sql} from '../../kernel/persistence/sql';
import type {CadastroService} from '../../modules/pintores';
import {givenApp, givenPintor, insert, nextCpf, type Answer, type AnswerBody, type TestApp} from '../support';
import {cadastroData} from './support';

const tally = (answers: Answer<AnswerBody>[]) => {
  const counts: Record<number, number> = {};
  for (const {status} of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Waits until the condition is true; fails after a time limit. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  for await (const _ of setInterval(10)) {
    if (await condition()) return;
    assert.ok(performance.now() < end, 'waited in vain');
  }
}

describe('The limits of signing up', () => {
  let t: TestApp;
  let another: TestApp;
  before(async () => {
    t = await givenApp();
    another = await givenApp({beside: t});
  });
  after(async () => {
    await another.stop();
    await t.stop();
  });
  let release = () => undefined as void;
  afterEach(() => {
    release();
    mock.restoreAll();
  });

  const signUp = (values: object, endereco: string, app = t) =>
    app.anonymous.post('/api/parceiros', values, {address: endereco});
  const count = async (from: Sql) => (await t.db.one(sql<{n: number}>`SELECT count(*)::int AS n FROM ${from}`))?.n;
  const times = <T>(n: number, work: (i: number) => Promise<T>) =>
    Promise.all(Array.from({length: n}, (_, i) => work(i)));

  it('are ten an hour from one address, exactly, however many come side by side to two copies of the server', async () => {
    const values = Array.from({length: 40}, () => cadastroData());
    const answers = await times(40, n => signUp(values[n] ?? {}, '10.3.0.1', n % 2 ? t : another));
    assert.deepEqual(tally(answers), {201: 10, 429: 30});
    assert.equal(await count(sql`pintor WHERE cpf = ANY(${values.map(({cpf}) => String(cpf))})`), 10);
    const refused = answers.find(({status}) => status === 429);
    assert.equal(refused?.body.erro, 'Já houve muitos cadastros a partir desta conexão. Tente de novo mais tarde.');
    assert.ok(Number(refused.headers.get('retry-after')) > 3000);
    assert.equal((await signUp(cadastroData(), '10.3.0.2')).status, 201);
  });

  it('are as many as the configuration says, and thirty a day', async () => {
    const deskApp = await givenApp({beside: t, env: {CADASTROS_POR_HORA: '40', CADASTROS_POR_DIA: '33'}});
    const answers: Answer<AnswerBody>[] = [];
    for (let from = 0; from < 36; from += 12)
      answers.push(...(await times(12, () => signUp(cadastroData(), '10.3.1.1', deskApp))));
    await deskApp.stop();
    assert.deepEqual(tally(answers), {201: 33, 429: 3});
  });

  it('count an IPv6 caller by the /64', async () => {
    const answers = await times(12, n => signUp(cadastroData(), `2001:db8:5:5:${n}::1`));
    assert.deepEqual(tally(answers), {201: 10, 429: 2});
  });

  it('hash nothing of what is refused, and refuse before sixty questions a minute become sixty-one', async () => {
    const pintor = await givenPintor(t);
    await insert(t, 'codigo_cadastro', {codigo: 'GASTO', pontos: 10, usos: 1});
    assert.equal((await signUp(cadastroData({codigo_cadastro: 'gasto'}), '10.3.2.2')).status, 201);
    const hash = mock.method(argon2, 'hash');
    const refusals: [Record<string, unknown>, number, string][] = [
      [{cpf: pintor.cpf}, 409, 'Pintor já cadastrado'],
      [{email: pintor.email.toUpperCase()}, 409, 'Email já cadastrado'],
      [{indicacao: 'NINGUEM'}, 422, 'Indicador não encontrado'],
      [{codigo_cadastro: 'NADA'}, 422, 'Código inválido'],
      [{codigo_cadastro: 'GASTO'}, 409, 'Este código já foi utilizado.'],
      [{senha: 'curta'}, 422, 'A senha deve ter pelo menos 8 caracteres'],
    ];
    for (const [change, expected, error] of refusals) {
      const {status, body} = await signUp(cadastroData(change), '10.3.2.1');
      assert.deepEqual([status, body.erro, Object.keys(body.campos ?? {})], [expected, error, Object.keys(change)]);
    }
    // Errors that need no look-up are not counted; five of those above were look-ups.
    const answers = await times(80, () => signUp(cadastroData({cpf: pintor.cpf}), '10.3.2.1'));
    assert.deepEqual(tally(answers), {409: 55, 429: 25});
    assert.equal((await signUp(cadastroData(), '10.3.2.1')).status, 429);
    assert.equal(hash.mock.callCount(), 0);
  });

  it('give back what did not become a painter', async () => {
    const values = cadastroData();
    // All pass the first check; the database accepts one of them, and the others are not counted.
    const equal = await times(8, n => signUp({...values, email: `gemea${n}@exemplo.com.br`}, '10.3.3.1'));
    assert.deepEqual(tally(equal), {201: 1, 409: 7});
    const answers = await times(12, () => signUp(cadastroData(), '10.3.3.1'));
    assert.deepEqual(tally(answers), {201: 9, 429: 3});
  });

  /** Makes every password hash wait until `release`. */
  function heldHashes() {
    const {hash} = argon2;
    const held = new Promise<void>(resolve => (release = resolve));
    const spy = mock.method(argon2, 'hash', (...args: Parameters<typeof hash>) => held.then(() => hash(...args)));
    return spy;
  }
  const points = async (key: string) =>
    (await t.db.one(sql<{n: number}>`SELECT coalesce(sum(points), 0)::int AS n FROM tentativa WHERE key LIKE ${key}`))
      ?.n;

  it('answer 503 with a time to come back once forty wait, while a login goes on', async () => {
    const pintor = await givenPintor(t, {senha: 'Tinta#2026'});
    const spy = heldHashes();
    let refused = 0;
    // One is running, forty wait; the others are refused, and no longer counted for their IP address.
    const all = times(60, async n => {
      const answer = await signUp(cadastroData(), `10.3.4.${n}`);
      if (answer.status === 503) refused++;
      return answer;
    });
    await until(() => refused >= 19);
    const login = await t.anonymous.post('/api/sessoes/parceiro', {cpf: pintor.cpf, senha: 'Tinta#2026'});
    assert.equal(login.status, 200);
    assert.equal(spy.mock.callCount(), 1);
    release();
    const answers = await all;
    const {201: made = 0, 503: busy = 0} = tally(answers);
    // On a slow machine, those that waited too long are refused, too.
    assert.ok(made <= 41 && busy >= 19 && made + busy === 60, JSON.stringify(tally(answers)));
    for (const {status, body, headers} of answers) {
      if (status !== 503) continue;
      assert.deepEqual(body.erro, 'Muita gente está entrando agora. Tente de novo em alguns segundos.');
      assert.ok(Number(headers.get('retry-after')) >= 1);
    }
  });

  it('do not hash for a caller who has left', async () => {
    const spy = heldHashes();
    const before = (await points('cadastro-hora:%')) ?? 0;
    const first = signUp(cadastroData(), '10.3.5.1');
    await until(() => spy.mock.callCount() === 1);
    const text = JSON.stringify(cadastroData());
    const headers = {'Content-Type': 'application/json', 'X-Forwarded-For': '10.3.5.2'};
    const leaving = request(`${t.url}/api/parceiros`, {method: 'POST', headers});
    leaving.on('error', () => undefined).end(text);
    await until(async () => (await points('cadastro-hora:%')) === before + 2);
    leaving.destroy();
    await until(async () => (await points('cadastro-hora:%')) === before + 1);
    release();
    assert.equal((await first).status, 201);
    assert.equal(spy.mock.callCount(), 1);
    const {cpf} = JSON.parse(text) as {cpf: string};
    assert.equal(await count(sql`pintor WHERE cpf = ${cpf}`), 0);
  });

  it('do not bind the system itself', async () => {
    const cadastros = await t.app.get<CadastroService>('services.CadastroService');
    for (let n = 0; n < 12; n++) await t.run(() => cadastros.signUp(cadastroData({cpf: nextCpf()})));
  });
});
