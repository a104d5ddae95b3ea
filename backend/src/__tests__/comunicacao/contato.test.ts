import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, NOW, type TestApp} from '../support';

const SEND = '/api/enviar-email-contato';
const JOB = 'comunicacao.contato';

describe('POST /api/enviar-email-contato', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp({jobs: true, env: {SUPORTE_EMAIL: 'suporte@clube.example'}});
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.now = NOW;
  });

  const kept = (pintorId: number) =>
    t.db.query(
      sql<{
        id: number;
        mensagem: string;
        encaminhada_em: Date | null;
      }>`SELECT id, mensagem, encaminhada_em FROM mensagem_contato WHERE pintor_id = ${pintorId} ORDER BY id`,
    );
  const jobsFor = async (id: number | undefined) =>
    (await t.db.query(sql`SELECT 1 FROM pgboss.job WHERE name = ${JOB} AND data->>'mensagemId' = ${String(id)}`))
      .length;
  const email = (id: number | undefined) => {
    const file = join(t.dataDir, 'correio', `contato-${id}.eml`);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };

  it('keeps the message and has it sent to the support, to be answered to the painter', async () => {
    const pintor = await givenPintor(t, {endCidade: 'Belo Horizonte', endEstado: 'MG'});
    const {status, body} = await pintor.api.post(SEND, {mensagem: '  Meu cartao nao chegou.\nPodem ver?  '});
    assert.deepEqual([status, body], [200, {mensagem: 'Mensagem enviada com sucesso'}]);
    const [row] = await kept(pintor.id);
    assert.equal(row?.mensagem, 'Meu cartao nao chegou.\nPodem ver?');
    assert.equal(await jobsFor(row.id), 1);
    await t.app.jobs.runNow(JOB, {mensagemId: row.id});
    const mail = email(row.id) ?? '';
    assert.match(mail, /^To: suporte@clube\.example\r$/m);
    assert.match(mail, new RegExp(`^Reply-To: ${pintor.email.replaceAll('.', '\\.')}\r$`, 'm'));
    assert.match(mail, /Meu cartao nao chegou\./);
    assert.match(mail, /Belo Horizonte\/MG/);
    assert.ok((await kept(pintor.id))[0]?.encaminhada_em);
  });

  it('sends each message once, and answers to no address that was not confirmed', async () => {
    const pintor = await givenPintor(t, {emailConfirmadoEm: null});
    await pintor.api.post(SEND, {mensagem: 'Oi'});
    const [row] = await kept(pintor.id);
    await t.app.jobs.runNow(JOB, {mensagemId: row?.id});
    assert.doesNotMatch(email(row?.id) ?? '', /Reply-To/);
    const before = (await kept(pintor.id))[0]?.encaminhada_em;
    t.clock.now = new Date(NOW.getTime() + 60_000);
    await t.app.jobs.runNow(JOB, {mensagemId: row?.id});
    assert.deepEqual((await kept(pintor.id))[0]?.encaminhada_em, before);
  });

  it('writes no header by what a painter writes', async () => {
    const pintor = await givenPintor(t, {nome: 'Ana\r\nBcc: todos@exemplo.com'});
    await pintor.api.post(SEND, {mensagem: 'Bcc: todos@exemplo.com\r\n\r\nOi'});
    const [row] = await kept(pintor.id);
    await t.app.jobs.runNow(JOB, {mensagemId: row?.id});
    const [head = ''] = (email(row?.id) ?? '').split('\r\n\r\n');
    assert.doesNotMatch(head, /^Bcc/m);
  });

  it('refuses an empty message and an endless one, and keeps neither', async () => {
    const pintor = await givenPintor(t);
    for (const mensagem of ['', '   ', undefined]) {
      const {status, body} = await pintor.api.post(SEND, {mensagem});
      assert.ok([400, 422].includes(status));
      assert.deepEqual(body.campos, {mensagem: 'Informe uma mensagem'});
    }
    assert.equal((await pintor.api.post(SEND, {mensagem: 'a'.repeat(2001)})).status, 422);
    assert.deepEqual(await kept(pintor.id), []);
  });

  it('takes five an hour of each painter, a repeated one not counted', async () => {
    const pintor = await givenPintor(t);
    for (let i = 0; i < 5; i++) {
      assert.equal((await pintor.api.post(SEND, {mensagem: `Oi ${i}`}, {idempotencyKey: `m${i}`})).status, 200);
      if (i === 0) assert.equal((await pintor.api.post(SEND, {mensagem: 'Oi 0'}, {idempotencyKey: 'm0'})).status, 200);
    }
    const {status, headers} = await pintor.api.post(SEND, {mensagem: 'Oi'});
    assert.equal(status, 429);
    assert.equal((await pintor.api.post(SEND, {mensagem: 'Oi 4'}, {idempotencyKey: 'm4'})).status, 200);
    assert.ok(Number(headers.get('Retry-After')) > 0);
    assert.equal((await kept(pintor.id)).length, 5);
    const other = await givenPintor(t);
    assert.equal((await other.api.post(SEND, {mensagem: 'Oi'})).status, 200);
  });

  it('is the painters’ alone', async () => {
    assert.equal((await t.anonymous.post(SEND, {mensagem: 'Oi'})).status, 401);
    assert.equal((await (await givenUsuario(t, 1)).api.post(SEND, {mensagem: 'Oi'})).status, 401);
  });
});
