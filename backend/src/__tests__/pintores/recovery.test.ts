import assert from 'node:assert/strict';
import {HOUR_MS, formatCpf} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import {
  NOW,
  PINTOR_PASSWORD,
  decodedEmail,
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  jobsOf,
  emailsOf,
  nextCpf,
  nextNumber,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';

const FORGOT = '/api/sessoes/parceiro/esqueceu-senha';
const VALIDATE = '/api/sessoes/parceiro/validar-recuperacao';
const UPDATE = '/api/sessoes/parceiro/atualizar-senha';
const INFO = '/api/sessoes/parceiro/info';
const JOB = 'pintores.recuperar-senha';
const NEW_PASSWORD = 'Andaime#2026novo';
const UUID = /esqueceu-senha\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

describe('Recovering a forgotten password', () => {
  let t: TestApp;
  let n = 0;
  before(async () => {
    t = await givenApp({jobs: true});
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.now = NOW;
  });

  const from = () => ({address: `10.5.${Math.floor(++n / 250)}.${n % 250}`});
  const forget = (informacao: unknown) => t.anonymous.post(FORGOT, {informacao}, from());
  const validate = (uuid: unknown) => t.anonymous.post(VALIDATE, {uuid}, from());
  const update = (uuid: string, novaSenha: string = NEW_PASSWORD) =>
    t.anonymous.post(UPDATE, {uuid, novaSenha}, from());
  const signIn = (cpf: string, senha: string) => t.anonymous.post('/api/sessoes/parceiro', {cpf, senha}, from());
  const emailOf = async ({id}: GivenPintor) =>
    (await t.db.one(sql<{email: string}>`SELECT email FROM pintor WHERE id = ${id}`))?.email ?? '';

  async function link({id}: GivenPintor): Promise<string> {
    // Advances the clock for each, as the files of e-mails are named by time.
    t.clock.now = new Date(t.clock.now.getTime() + 1);
    const [email = ''] = await emailsOf(t, JOB, {pintorId: id});
    const uuid = UUID.exec(decodedEmail(email))?.[1];
    assert.ok(uuid, email);
    return uuid;
  }

  it('answers and does the same for whoever is asked for, and whether or not it is anybody', async () => {
    const pintor = await givenPintor(t);
    const inactive = await givenPintor(t, {ativo: false});
    const email = await emailOf(pintor);
    const answers = [];
    for (const who of [pintor.cpf, formatCpf(pintor.cpf), ` ${email.toUpperCase()} `]) answers.push(await forget(who));
    assert.equal((await jobsOf(t, JOB, pintor.id)).length, 3);
    const nobody = (await jobsOf(t, JOB, null)).length;
    for (const who of [nextCpf(), 'ninguem@exemplo.com.br', inactive.cpf]) answers.push(await forget(who));
    assert.equal((await jobsOf(t, JOB, null)).length, nobody + 3);
    const told = answers.map(({status, text}) => `${status} ${text}`);
    assert.deepEqual(new Set(told).size, 1, told.join('\n'));
    assert.equal(answers[0]?.status, 200);
    assert.deepEqual(await emailsOf(t, JOB, {pintorId: null}), []);
    assert.deepEqual(await emailsOf(t, JOB, {pintorId: inactive.id}), []);
  });

  it('asks first, and says what can be neither an e-mail nor a CPF', async () => {
    for (const [informacao, erro] of [
      ['', 'Informe seu email ou CPF primeiro'],
      ['   ', 'Informe seu email ou CPF primeiro'],
      ['11111111111', 'CPF não é válido'],
      ['maria', 'Email inválido'],
    ]) {
      const {status, body} = await forget(informacao);
      assert.deepEqual([status, body.erro, body.campos], [422, erro, {informacao: erro}]);
    }
    for (const informacao of [7, null, 'x'.repeat(301)])
      assert.ok([400, 422].includes((await forget(informacao)).status));
  });

  it('sends a link that contains no CPF, to who never confirmed the address too', async () => {
    const pintor = await givenPintor(t, {nome: 'Íris de Souza', emailConfirmadoEm: null});
    const [email = '', ...others] = await emailsOf(t, JOB, {pintorId: pintor.id});
    assert.deepEqual(others, []);
    assert.match(email, new RegExp(`^To: ${await emailOf(pintor)}\\r$`, 'm'));
    const text = decodedEmail(email);
    assert.match(text, /Olá, Íris!/);
    assert.doesNotMatch(text, new RegExp(`Souza|${pintor.cpf}|${formatCpf(pintor.cpf)}`));
    const uuid = UUID.exec(text)?.[1] ?? '';
    assert.ok(!JSON.stringify(await t.db.query(sql`SELECT * FROM recuperacao_senha`)).includes(uuid), 'its hash alone');
    assert.equal((await update(uuid)).status, 200);
    const row = await t.db.one(sql`SELECT email_confirmado_em FROM pintor WHERE id = ${pintor.id}`);
    assert.deepEqual(row, {email_confirmado_em: t.clock.now});
  });

  describe('after staff set the address', () => {
    const DAY_MS = 24 * HOUR_MS;
    let staff: GivenUsuario;
    let pintor: GivenPintor;
    beforeEach(async () => {
      [staff, pintor] = [await givenUsuario(t, 0), await givenPintor(t, {senha: PINTOR_PASSWORD})];
      const email = `painel${nextNumber()}@exemplo.com.br`;
      const answer = await staff.api.put('/api/parceiros/atualizar-email', {cpf: pintor.cpf, email});
      assert.equal(answer.status, 200, answer.text);
    });
    const recovered = async (afterMs: number) => {
      t.clock.now = new Date(NOW.getTime() + afterMs);
      return (await emailsOf(t, JOB, {pintorId: pintor.id})).length;
    };
    const tokenSent = async () => {
      const [email = ''] = await emailsOf(t, 'pintores.confirmar-email', {pintorId: pintor.id});
      return /token=([\w-]+)/.exec(decodedEmail(email))?.[1];
    };
    const confirm = async (token: string | undefined, api = t.anonymous) => {
      const {status} = await api.post('/api/sessoes/parceiro/confirmar-email', {token});
      assert.equal(status, 200);
    };

    it('sends nothing there until it is confirmed, and answers as ever', async () => {
      const {status, body} = await forget(pintor.cpf);
      assert.deepEqual([status, body], [200, (await forget(nextCpf())).body]);
      assert.deepEqual([await recovered(1), await recovered(10 * DAY_MS)], [0, 0]);
    });

    it('sends something three days after the change, where the link of the e-mail confirmed it', async () => {
      await confirm(await tokenSent());
      assert.deepEqual([await recovered(1), await recovered(3 * DAY_MS - 1), await recovered(3 * DAY_MS)], [0, 0, 1]);
    });

    it('sends something at once when the painter confirmed it logged in, or chose another', async () => {
      const token = await tokenSent();
      await confirm(token, (await givenPintor(t)).api);
      assert.equal(await recovered(1), 0, 'another painter is nobody');
      await confirm(token, pintor.api);
      assert.equal(await recovered(2), 1);
      const email = `meu${nextNumber()}@exemplo.com.br`;
      await staff.api.put('/api/parceiros/atualizar-email', {cpf: pintor.cpf, email: `de-${email}`});
      assert.equal(await recovered(3), 0);
      const changed = await pintor.api.put('/api/parceiros', {email, senhaAntiga: PINTOR_PASSWORD});
      assert.equal(changed.status, 200, changed.text);
      assert.equal(await recovered(4), 1);
    });

    it('tells the painter and the address of before what to do', async () => {
      const notice = await t.db.one(
        sql<{
          titulo: string;
        }>`SELECT titulo FROM aviso WHERE pintor_id = ${pintor.id} AND tipo = 'email_trocado' AND no_app`,
      );
      assert.equal(notice?.titulo, 'Trocamos o e-mail do seu cadastro');
      const [job = {}] = await jobsOf(t, 'pintores.email-alterado', pintor.id);
      const [email = ''] = await emailsOf(t, 'pintores.email-alterado', job);
      assert.match(decodedEmail(email), /Foi a equipe do Clube. Se você não pediu, .*em até 3 dias/);
    });
  });

  it('sends three an hour', async () => {
    const pintor = await givenPintor(t);
    for (const expected of [1, 1, 1, 0]) {
      t.clock.now = new Date(t.clock.now.getTime() + 1);
      assert.equal((await emailsOf(t, JOB, {pintorId: pintor.id})).length, expected);
    }
  });

  it('sends three an hour that went: what the mail server did not take does not count', async () => {
    const pintor = await givenPintor(t);
    const mailer = await t.app.get(Kernel.MAILER);
    const {send} = mailer;
    mailer.send = () => Promise.reject(new Error('the mail server is down'));
    for (let i = 0; i < 5; i++) await assert.rejects(t.app.jobs.runNow(JOB, {pintorId: pintor.id}), /is down/);
    mailer.send = send;
    assert.equal((await emailsOf(t, JOB, {pintorId: pintor.id})).length, 1);
  });

  it('shuts out who signed up with this address, linked an account of theirs and waited for its owner', async () => {
    const linked = async (emailConfirmadoEm: Date | null) => {
      const pintor = await givenPintor(t, {emailConfirmadoEm});
      await insert(t, 'identidade', {
        ...{provedor: 'google', sujeito: `g-${pintor.id}`},
        ...{pintorId: pintor.id, ligadaEm: NOW},
      });
      assert.equal((await update(await link(pintor))).status, 200);
      const left = await t.db.query(sql`SELECT 1 FROM identidade WHERE pintor_id = ${pintor.id}`);
      const [job] = await jobsOf(t, 'pintores.senha-alterada', pintor.id);
      const [email = ''] = await emailsOf(t, 'pintores.senha-alterada', job ?? {});
      return [left.length, /conta do Google continua ligada/.test(decodedEmail(email))];
    };
    assert.deepEqual(await linked(null), [0, false], 'nobody had shown yet whose address it is');
    assert.deepEqual(await linked(NOW), [1, true], 'an owner hears of the other ways in');
  });

  it('changes the password, ends all sessions and notifies the address', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const uuid = await link(pintor);
    assert.deepEqual((await validate(uuid)).body, {valido: true, mensagem: 'Link válido.'});
    assert.equal((await validate(uuid.toUpperCase())).body.valido, true);
    assert.equal((await pintor.api.get(INFO)).status, 200);
    const {status, body, headers} = await update(uuid);
    assert.deepEqual([status, body.mensagem], [200, 'Senha alterada com sucesso. Entre com seu CPF e a nova senha.']);
    assert.match(headers.get('set-cookie') ?? '', /^clube_aparelho=/, 'the browser is known for the new password');
    assert.equal((await pintor.api.get(INFO)).status, 401);
    assert.equal((await signIn(pintor.cpf, PINTOR_PASSWORD)).status, 422);
    assert.equal((await signIn(pintor.cpf, NEW_PASSWORD)).status, 200);
    const [job] = await jobsOf(t, 'pintores.senha-alterada', pintor.id);
    const [email = ''] = await emailsOf(t, 'pintores.senha-alterada', job ?? {});
    assert.match(decodedEmail(email), /A senha do seu cadastro foi trocada/);
  });

  it('serves once, and takes every other link of the painter along', async () => {
    const pintor = await givenPintor(t);
    const [first, second] = [await link(pintor), await link(pintor)];
    assert.equal((await update(first)).status, 200);
    for (const uuid of [first, second]) {
      assert.equal((await validate(uuid)).body.valido, false);
      const {status, body} = await update(uuid, 'Outra#2026senha');
      assert.deepEqual([status, body.codigo], [422, 'LINK_INVALIDO']);
    }
    assert.equal((await signIn(pintor.cpf, NEW_PASSWORD)).status, 200);
  });

  it('lets one of several through that come at once, by one link or by two', async () => {
    const pintor = await givenPintor(t);
    const links = [await link(pintor), await link(pintor)];
    const passwords = Array.from({length: 8}, (_, i) => `Disputa#2026n${i}`);
    const answers = await Promise.all(passwords.map((senha, i) => update(links[i % 2] ?? '', senha)));
    const won = answers.flatMap(({status}, i) => (status === 200 ? [passwords[i] ?? ''] : []));
    assert.equal(won.length, 1, answers.map(({status}) => status).join(' '));
    assert.ok(answers.every(({status, body}) => status === 200 || body.codigo === 'LINK_INVALIDO'));
    assert.equal((await signIn(pintor.cpf, won[0] ?? '')).status, 200);
  });

  it('leaves no session that was opened meanwhile with the old password', async () => {
    for (let round = 0; round < 4; round++) {
      const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
      const uuid = await link(pintor);
      const logins = Array.from({length: 4}, () =>
        t.anonymous.post<{token?: string}>('/api/sessoes/parceiro', {cpf: pintor.cpf, senha: PINTOR_PASSWORD}, from()),
      );
      const [changed, ...entered] = await Promise.all([update(uuid), ...logins]);
      assert.equal(changed.status, 200);
      for (const {body} of entered)
        if ('token' in body && body.token) assert.equal((await t.asPintor(body.token).get(INFO)).status, 401);
    }
  });

  it('keeps the link where the rules refuse the password', async () => {
    const pintor = await givenPintor(t);
    const uuid = await link(pintor);
    for (const [senha, erro] of [
      ['', 'Informe sua nova senha primeiro'],
      ['curta', 'A senha deve ter pelo menos 8 caracteres'],
      ['clubedopintor', 'Essa senha é muito comum, escolha outra mais difícil de adivinhar'],
    ] as const) {
      const {status, body} = await update(uuid, senha);
      assert.deepEqual([status, body.erro, body.campos], [422, erro, {novaSenha: erro}]);
    }
    assert.equal((await validate(uuid)).body.valido, true);
  });

  it('ends after an hour, with another address, and with the account', async () => {
    const [late, moved, gone] = [await givenPintor(t), await givenPintor(t), await givenPintor(t)];
    const links = [await link(late), await link(moved), await link(gone)];
    await t.db.query(sql`UPDATE pintor SET email = 'novo' || email WHERE id = ${moved.id}`);
    await t.db.query(sql`UPDATE pintor SET ativo = false WHERE id = ${gone.id}`);
    t.clock.now = new Date(NOW.getTime() + HOUR_MS - 1000);
    const valid = async () => Promise.all(links.map(async uuid => (await validate(uuid)).body.valido));
    assert.deepEqual(await valid(), [true, false, false]);
    t.clock.now = new Date(NOW.getTime() + HOUR_MS + 1000);
    assert.deepEqual(await valid(), [false, false, false]);
    for (const uuid of [...links, 'nada', 'x'.repeat(100)]) assert.equal((await update(uuid)).status, 422);
    await t.app.jobs.runNow('pintores.links-vencidos');
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM recuperacao_senha WHERE pintor_id = ${late.id}`), []);
  });

  it('ends with a password that was changed otherwise', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const uuid = await link(pintor);
    t.clock.now = new Date(t.clock.now.getTime() + 1);
    const changed = await pintor.api.put('/api/parceiros', {senha: 'Reboco#2026novo', senhaAntiga: PINTOR_PASSWORD});
    assert.equal(changed.status, 200);
    assert.equal((await validate(uuid)).body.valido, false);
    assert.equal((await update(uuid)).status, 422);
  });

  it('is throttled by address', async () => {
    const same = {address: '10.6.6.6'};
    for (let i = 0; i < 60; i++) await t.anonymous.post(VALIDATE, {uuid: 'nada'}, same);
    for (const [path, body] of [
      [VALIDATE, {uuid: 'nada'}],
      [FORGOT, {informacao: nextCpf()}],
      [UPDATE, {uuid: 'nada', novaSenha: NEW_PASSWORD}],
    ] as const) {
      const {status, headers} = await t.anonymous.post(path, body, same);
      assert.deepEqual([status, Boolean(headers.get('retry-after'))], [429, true], path);
    }
  });
});
