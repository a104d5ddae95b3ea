import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  NOW,
  decodedEmail,
  deliverEvents,
  givenApp,
  givenPintor,
  givenPremio,
  givenUsuario,
  insert,
  jobsOf,
  emailsOf,
  nextNumber,
  PINTOR_PASSWORD,
  type GivenPintor,
  type TestApp,
} from '../support';
import {givenScenario, givenVenda} from '../notas/support';
import {cadastroData, PASSWORD} from './support';

const CONFIRM = '/api/sessoes/parceiro/confirmar-email';
const RESEND = '/api/parceiros/reenviar-confirmacao';
const INFO = '/api/sessoes/parceiro/info';
const DAY_MS = 86_400_000;

describe('Confirming the own e-mail', () => {
  let t: TestApp;
  let n = 0;
  before(async () => {
    t = await givenApp({jobs: true});
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.now = NOW;
  });

  const unconfirmed = (changes: Record<string, unknown> = {}) => givenPintor(t, {emailConfirmadoEm: null, ...changes});
  const isConfirmed = async ({api}: GivenPintor) =>
    (await api.get<{emailConfirmado: boolean}>(INFO)).body.emailConfirmado;
  const confirm = (token: string) => t.anonymous.post(CONFIRM, {token}, {address: `10.4.0.${++n}`});
  const jobs = (name: string, pintorId: number) => jobsOf(t, name, pintorId);
  const emails = (name: string, data: object) => emailsOf(t, name, data);

  async function link(pintorId: number): Promise<string> {
    // Advances the clock for each, as the files of e-mails are named by time.
    t.clock.now = new Date(t.clock.now.getTime() + 1);
    const [email = ''] = await emails('pintores.confirmar-email', {pintorId});
    const token = /confirmar-email\?token=([\w-]{43})/.exec(decodedEmail(email))?.[1];
    assert.ok(token, email);
    return token;
  }

  it('is requested of who signs up, in an e-mail with a link and nothing of the sender’s but a first name', async () => {
    const values = cadastroData({nome: 'Íris de Souza'});
    const {body} = await t.anonymous.post<{parceiro: {id: number}}>('/api/parceiros', values, {address: '10.4.1.1'});
    const {id} = body.parceiro;
    assert.deepEqual(await jobs('pintores.confirmar-email', id), [{pintorId: id}]);
    const [email = '', ...others] = await emails('pintores.confirmar-email', {pintorId: id});
    assert.deepEqual(others, []);
    assert.match(email, new RegExp(`^To: ${String(values.email)}\\r$`, 'm'));
    const text = decodedEmail(email);
    assert.match(text, /Olá, Íris!/);
    assert.doesNotMatch(text, /Souza|Paulista|Bela Vista/);
    const [, token = ''] = /token=([\w-]{43})/.exec(text) ?? [];
    assert.equal((await confirm(token)).status, 200);
    const {body: entered} = await t.anonymous.post<{parceiro: {emailConfirmado: boolean}}>('/api/sessoes/parceiro', {
      cpf: values.cpf,
      senha: PASSWORD,
    });
    assert.equal(entered.parceiro.emailConfirmado, true);
    assert.deepEqual(await emails('pintores.confirmar-email', {pintorId: id}), [], 'nothing is left to confirm');
  });

  it('carries no name that is none', async () => {
    for (const nome of ['http://evil.example ganhe', 'Ganhe R$ 1000', 'clique.aqui agora']) {
      const {id} = await unconfirmed({nome});
      t.clock.now = new Date(t.clock.now.getTime() + 1);
      const [email = ''] = await emails('pintores.confirmar-email', {pintorId: id});
      assert.match(decodedEmail(email), /Olá!/, nome);
      assert.doesNotMatch(decodedEmail(email), /evil|ganhe|clique/i, nome);
    }
  });

  it('keeps the link’s hash alone, and takes nothing for a link that is none', async () => {
    const pintor = await unconfirmed();
    const token = await link(pintor.id);
    const rows = await t.db.query(
      sql<{token_hash: string}>`SELECT * FROM confirmacao_email WHERE pintor_id = ${pintor.id}`,
    );
    assert.equal(rows.length, 1);
    assert.ok(!JSON.stringify(rows).includes(token));
    for (const wrong of [token.toLowerCase(), `${token}x`, 'nada', String(rows[0]?.token_hash)]) {
      const {status, body} = await confirm(wrong);
      assert.deepEqual([status, body.codigo], [422, 'LINK_INVALIDO']);
    }
    for (const body of [{}, {token: ''}, {token: 7}, {token: 'x'.repeat(201)}])
      assert.ok([400, 422].includes((await t.anonymous.post(CONFIRM, body)).status));
    assert.equal(await isConfirmed(pintor), false);
  });

  it('takes effect once, answers the same to a second click, and ends after seven days', async () => {
    const [pintor, late] = [await unconfirmed(), await unconfirmed()];
    const [token, old] = [await link(pintor.id), await link(late.id)];
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    assert.deepEqual(
      answers.map(({status}) => status),
      [200, 200, 200],
    );
    const since = () => t.db.one(sql`SELECT email_confirmado_em FROM pintor WHERE id = ${pintor.id}`);
    const first = await since();
    t.clock.now = new Date(NOW.getTime() + 7 * DAY_MS - 1000);
    assert.equal((await confirm(token)).status, 200);
    assert.deepEqual(await since(), first);
    t.clock.now = new Date(NOW.getTime() + 7 * DAY_MS + 1000);
    assert.equal((await confirm(token)).status, 422);
    assert.equal((await confirm(old)).status, 422);
    assert.equal(await isConfirmed(late), false);
    await t.app.jobs.runNow('pintores.links-vencidos');
    assert.deepEqual(
      await t.db.query(sql`SELECT 1 FROM confirmacao_email WHERE pintor_id = ANY(${[pintor.id, late.id]})`),
      [],
    );
  });

  it('is asked again three times an hour, for the account', async () => {
    const pintor = await unconfirmed();
    const requests = await Promise.all(Array.from({length: 9}, () => pintor.api.post(RESEND)));
    assert.equal(requests.filter(({status}) => status === 200).length, 3);
    const refusals = requests.filter(({status}) => status === 429);
    assert.equal(refusals.length, 6);
    assert.match(refusals[0]?.body.erro ?? '', /^Já enviamos vários e-mails de confirmação/);
    assert.equal((await jobs('pintores.confirmar-email', pintor.id)).length, 3);
  });

  it('is not asked again without an address, nor of a confirmed one, nor by a visitor', async () => {
    const withoutEmail = await givenPintor(t, {email: null});
    assert.deepEqual((await withoutEmail.api.post(RESEND)).body.codigo, 'SEM_EMAIL');
    const {status, body} = await (await givenPintor(t)).api.post(RESEND);
    assert.deepEqual([status, body.codigo], [409, 'EMAIL_JA_CONFIRMADO']);
    assert.equal((await t.anonymous.post(RESEND)).status, 401);
  });

  it('begins again with another address: old links are void and the old address is notified, without the new one', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const fresh = `novo${nextNumber()}@exemplo.com.br`;
    const {status, body} = await pintor.api.put<{email: string; emailConfirmado: boolean}>('/api/parceiros', {
      email: fresh,
      senhaAntiga: PINTOR_PASSWORD,
    });
    assert.deepEqual([status, body.email, body.emailConfirmado], [200, fresh, false]);
    assert.deepEqual(await jobs('pintores.confirmar-email', pintor.id), [{pintorId: pintor.id}]);
    const notices = await jobs('pintores.email-alterado', pintor.id);
    assert.deepEqual(notices, [{pintorId: pintor.id, para: pintor.email}]);
    const [notice = ''] = await emails('pintores.email-alterado', notices[0] ?? {});
    assert.match(notice, new RegExp(`^To: ${pintor.email}\\r$`, 'm'));
    assert.ok(!decodedEmail(notice).includes(fresh));

    const token = await link(pintor.id);
    const other = `outro${nextNumber()}@exemplo.com.br`;
    await pintor.api.put('/api/parceiros', {email: other, senhaAntiga: PINTOR_PASSWORD});
    assert.equal((await confirm(token)).status, 422, 'a link is for the address that it went to');
    // The address in between was never confirmed, so it gets no e-mail about the painter.
    assert.equal((await jobs('pintores.email-alterado', pintor.id)).length, 1);
    assert.equal((await confirm(await link(pintor.id))).status, 200);
    assert.equal(await isConfirmed(pintor), true);
  });

  it('stays as it is when the same address is sent again, however it is written', async () => {
    const pintor = await givenPintor(t);
    const {body} = await pintor.api.put<{emailConfirmado: boolean}>('/api/parceiros', {
      email: pintor.email.toUpperCase(),
      nome: 'Ana Lima',
    });
    assert.equal(body.emailConfirmado, true);
    assert.deepEqual(await jobs('pintores.confirmar-email', pintor.id), []);
  });

  it('of an address that is changed three times an hour, no further e-mail is requested', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const changes = await Promise.all(
      Array.from({length: 6}, () => {
        const email = `troca${nextNumber()}@exemplo.com.br`;
        return pintor.api.put('/api/parceiros', {email, senhaAntiga: PINTOR_PASSWORD});
      }),
    );
    assert.equal(changes.filter(({status}) => status === 200).length, 3);
    assert.equal(changes.filter(({status}) => status === 429).length, 3);
    assert.equal((await jobs('pintores.email-alterado', pintor.id)).length, 1);
  });

  it('comes before every other e-mail', async () => {
    await insert(t, 'cluster', {nome: 'Prata', ordem: 2});
    const [premio, staff] = [await givenPremio(t), (await givenUsuario(t, 0)).api];
    /** The number of e-mails for the painter's notices. */
    const ofNotices = async (pintorId: number) => {
      const deliveries = await t.db.query(
        sql<{
          id: number;
        }>`SELECT e.id FROM aviso_entrega e JOIN aviso a ON a.id = e.aviso_id WHERE a.pintor_id = ${pintorId}`,
      );
      const sent = [];
      for (const {id} of deliveries) sent.push(...(await emails('avisos.email', {entregaId: id})));
      return sent.length;
    };
    const sent = async (emailConfirmadoEm: Date | null) => {
      const pintor = await givenPintor(t, {emailConfirmadoEm, saldo: 5000});
      const order = {codigoPremio: premio.codigo, qtde: 1};
      const {body} = await pintor.api.post<{resgate: {id: number}}>('/api/resgatar', order);
      const {venda} = await givenVenda(t, await givenScenario(t, pintor));
      assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda, enviarMensagem: true})).status, 200);
      await deliverEvents(t);
      const ofOrder = await emails('premios.confirmar-resgate', {resgateId: body.resgate.id});
      for (const email of ofOrder) assert.match(decodedEmail(email), /\/resgates\s+Clube do Pintor/);
      return [ofOrder.length, await ofNotices(pintor.id)];
    };
    assert.deepEqual(await sent(null), [0, 0]);
    // One for the order; two for the receipt and the level that it reaches.
    assert.deepEqual(await sent(t.clock.now), [1, 2]);
  });

  describe('e-mails to one address', () => {
    const name = 'pintores.confirmar-email';
    /** Ids of e-mails are made of the time, and a repeated id overwrites its file in the folder. */
    const sendMany = async (times: number, data: {pintorId: number}) => {
      let sent = 0;
      for (let i = 0; i < times; i++) {
        t.clock.now = new Date(t.clock.now.getTime() + 1);
        sent += (await emails(name, data)).length;
      }
      return sent;
    };

    it('are five an hour; what comes beyond is put off, and given up after a day', async () => {
      const pintor = await unconfirmed();
      assert.equal(await sendMany(8, {pintorId: pintor.id}), 5);
      const postponed = await t.db.query(sql<{
        data: {adiada: number};
        depois: boolean;
      }>`SELECT data, start_after > now() + interval '50 minutes' AS depois FROM pgboss.job
          WHERE name = ${name} AND data->>'pintorId' = ${String(pintor.id)}`);
      assert.deepEqual(
        postponed.map(({data, depois: later}) => [data.adiada, later]),
        [
          [1, true],
          [1, true],
          [1, true],
        ],
      );
      assert.deepEqual(await emails(name, {pintorId: pintor.id, adiada: 24}), []);
      assert.equal((await jobs(name, pintor.id)).length, 3);
    });

    it('that warn its owner are sent whatever others had sent there', async () => {
      const pintor = await unconfirmed();
      assert.equal(await sendMany(6, {pintorId: pintor.id}), 5);
      await t.db.query(sql`UPDATE pintor SET email_confirmado_em = ${NOW} WHERE id = ${pintor.id}`);
      const changed = {pintorId: pintor.id, para: pintor.email};
      assert.equal((await emails('pintores.email-alterado', changed)).length, 1);
      assert.equal((await emails('pintores.senha-alterada', {pintorId: pintor.id})).length, 1);
    });
  });
});
