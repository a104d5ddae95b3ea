import assert from 'node:assert/strict';
import {generateKeyPair} from 'jose';
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
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';
import {APP, CLIENT_ID, LocalNetworks} from './social-support';
import {cadastroData} from './support';

const ENTER = '/api/sessoes/parceiro';
const IDENTITIES = '/api/sessoes/parceiro/identidades';
const INFO = '/api/sessoes/parceiro/info';

interface Entered extends AnswerBody {
  token: string;
  parceiro: {id: number; identidades: string[]};
  dadosSociais: {nome: string | null; email: string | null; googleAuthId?: string; facebookId?: string};
}

describe('Entering by a social network', () => {
  let t: TestApp;
  let networks: LocalNetworks;
  let n = 0;
  before(async () => {
    networks = await LocalNetworks.start();
    t = await givenApp({jobs: true, env: networks.env});
  });
  after(async () => {
    await t.stop();
    await networks.stop();
  });
  afterEach(() => {
    t.clock.now = NOW;
    networks.failing = undefined;
  });

  const from = () => ({address: `10.8.${Math.floor(++n / 250)}.${n % 250}`});
  const enter = (index: string, more: object = {}) => t.anonymous.post<Entered>(ENTER, {index, ...more}, from());
  const signUp = (changes: Record<string, unknown>) =>
    t.anonymous.post<Entered>('/api/parceiros', cadastroData(changes), from());
  const person = (changes: Record<string, unknown> = {}) => ({
    sub: `10${nextNumber()}`,
    name: 'Ana Prado',
    email: 'ana@exemplo.com.br',
    email_verified: true,
    ...changes,
  });
  const link = ({api}: GivenPintor, index: string, senha = PINTOR_PASSWORD) => api.post(IDENTITIES, {index, senha});
  const proofOf = async (claims: Record<string, unknown>) =>
    (await enter(await networks.idToken(claims))).body.dadosSociais.googleAuthId ?? '';

  it('offers the networks that are configured, with the address to begin at', async () => {
    const {body} = await t.anonymous.get<{provedores: {provedor: string; nome: string; endereco: string}[]}>(
      `${ENTER}/social`,
    );
    assert.deepEqual(
      body.provedores.map(({provedor, nome}) => [provedor, nome]),
      [
        ['google', 'Google'],
        ['facebook', 'Facebook'],
      ],
    );
    const google = new URL(body.provedores[0]?.endereco ?? '');
    assert.equal(google.searchParams.get('response_type'), 'id_token');
    assert.ok(!JSON.stringify(body).includes(APP.secret));
  });

  it('hands a person who is no painter what fills the sign-up in, and enters who signed up with it', async () => {
    const who = person();
    const unknown = await enter(await networks.idToken(who));
    assert.deepEqual([unknown.status, unknown.body.codigo], [400, 'IDENTIDADE_SEM_CADASTRO']);
    const {nome, email, googleAuthId = ''} = unknown.body.dadosSociais;
    assert.deepEqual([nome, email], ['Ana Prado', 'ana@exemplo.com.br']);
    assert.ok(googleAuthId.startsWith(`${who.sub}.`));
    const made = await signUp({nome, googleAuthId});
    assert.deepEqual([made.status, made.body.parceiro.identidades], [201, ['google']]);
    const entered = await enter(await networks.idToken(who));
    assert.deepEqual([entered.status, entered.body.parceiro.id], [200, made.body.parceiro.id]);
    assert.equal((await t.asPintor(entered.body.token).get(INFO)).status, 200);
  });

  it('links nothing that only the form says: a bare id, another network’s proof, one that is over or was altered', async () => {
    const {sub} = person();
    const proof = await proofOf({sub});
    const old = await proofOf({sub});
    const wrong: Record<string, unknown>[] = [
      {googleAuthId: sub},
      {facebookId: proof},
      {googleAuthId: proof.replace(sub, `${sub}0`)},
      {googleAuthId: `${proof}x`},
    ];
    for (const ids of wrong) {
      const {status, body} = await signUp(ids);
      assert.deepEqual([status, body.parceiro.identidades], [201, []], JSON.stringify(ids));
    }
    t.clock.now = new Date(NOW.getTime() + 3 * 3_600_000);
    assert.deepEqual((await signUp({googleAuthId: old})).body.parceiro.identidades, []);
    t.clock.now = NOW;
    assert.equal((await enter(await networks.idToken({sub}))).status, 400);
  });

  it('takes no token that is not Google’s, not for us, not of now, or not the one that was asked for', async () => {
    const other = await generateKeyPair('RS256');
    const {sub} = person();
    const seconds = NOW.getTime() / 1000;
    const good = await networks.idToken({sub, nonce: 'um'});
    const [header = '', payload = ''] = good.split('.');
    const unsigned = `${Buffer.from(JSON.stringify({alg: 'none'})).toString('base64url')}.${payload}.`;
    const tokens = [
      await networks.idToken({sub}, {key: other.privateKey}),
      await networks.idToken({sub}, {kid: 'outra'}),
      await networks.idToken({sub, aud: 'outro-aplicativo'}),
      await networks.idToken({sub, iss: 'https://accounts.mau.example'}),
      await networks.idToken({sub, exp: seconds - 120}),
      await networks.idToken({sub, iat: seconds - 3000}),
      await networks.idToken({sub, iat: seconds + 300}),
      await networks.idToken({}),
      await networks.idToken({sub: 'x'.repeat(300)}),
      `${header}.${payload}.${'A'.repeat(342)}`,
      unsigned,
    ];
    for (const token of tokens) {
      const {status, body} = await enter(token);
      assert.deepEqual([status, body.codigo], [422, 'IDENTIDADE_INVALIDA'], token);
    }
    for (const asked of [{nonce: 'outro'}, {nonce: ''}, {}]) assert.equal((await enter(good, asked)).status, 422);
    assert.equal((await enter(await networks.idToken(person()), {nonce: 'um'})).status, 422, 'one without a nonce');
    assert.equal((await enter(good, {nonce: 'um'})).status, 400);
  });

  it('takes a token for several only when it says that we asked for it', async () => {
    const enterWith = async (claims: object) => (await enter(await networks.idToken({...person(), ...claims}))).status;
    assert.equal(await enterWith({aud: [CLIENT_ID]}), 400);
    assert.equal(await enterWith({aud: [CLIENT_ID, 'outro-aplicativo']}), 422);
    assert.equal(await enterWith({aud: [CLIENT_ID, 'outro-aplicativo'], azp: 'outro-aplicativo'}), 422);
    assert.equal(await enterWith({aud: CLIENT_ID, azp: 'outro-aplicativo'}), 422);
    assert.equal(await enterWith({aud: [CLIENT_ID, 'outro-aplicativo'], azp: CLIENT_ID}), 400);
  });

  it('takes each of Google’s tokens once, however often at once and however it is spelt', async () => {
    const token = await networks.idToken(person());
    const answers = await Promise.all(Array.from({length: 4}, () => enter(token)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [400, 422, 422, 422]);
    // Changes only unused bits of the signature's last character.
    const other = token.slice(0, -1) + ({A: 'B', Q: 'R', g: 'h', w: 'x'}[token.at(-1) ?? ''] ?? 'A');
    assert.equal((await enter(other)).status, 422);
    const late = await networks.idToken({...person(), nonce: 'um'});
    assert.equal((await enter(late, {nonce: 'outro'})).status, 422);
    assert.equal((await enter(late, {nonce: 'um'})).status, 400, 'what was not taken was not used');
  });

  it('says nothing of an e-mail that Google does not vouch for', async () => {
    const {body} = await enter(await networks.idToken(person({email_verified: false, name: ' '})));
    assert.deepEqual([body.dadosSociais.nome, body.dadosSociais.email], [null, null]);
  });

  it('asks Facebook whose token it is and for whom', async () => {
    const me = {id: '99', name: 'Beto Lima', email: 'beto@exemplo.com.br'};
    const token = networks.givenAccessToken('EAAB1', {user_id: '99'}, me);
    const {status, body} = await enter(token);
    assert.equal(status, 400);
    assert.deepEqual([body.dadosSociais.nome, body.dadosSociais.email], ['Beto Lima', 'beto@exemplo.com.br']);
    assert.match(body.dadosSociais.facebookId ?? '', /^99\./);
    assert.equal((await signUp({facebookId: body.dadosSociais.facebookId})).status, 201);
    assert.equal((await enter(token)).status, 200);
    const last = networks.asked.at(-1);
    assert.match(last?.searchParams.get('appsecret_proof') ?? '', /^[0-9a-f]{64}$/);
    const seconds = NOW.getTime() / 1000;
    for (const [name, debug, who] of [
      ['EAAB2', {user_id: '99', app_id: '1'}, me],
      ['EAAB3', {user_id: '99', is_valid: false}, me],
      ['EAAB4', {user_id: '99', type: 'PAGE'}, me],
      ['EAAB5', {user_id: '99', expires_at: seconds - 1}, me],
      ['EAAB6', {user_id: '98'}, me],
      ['EAAB7', {}, me],
    ] as const) {
      const refused = await enter(networks.givenAccessToken(name, debug, who));
      assert.deepEqual([refused.status, refused.body.codigo], [422, 'IDENTIDADE_INVALIDA'], name);
    }
    assert.equal((await enter('nunca-visto')).status, 422);
  });

  it('says that a network does not answer', async () => {
    const fresh = await givenApp({env: networks.env});
    try {
      networks.failing = 500;
      const token = await networks.idToken(person());
      for (const index of [token, 'EAAB']) {
        const {status, body} = await fresh.anonymous.post(ENTER, {index});
        assert.deepEqual([status, body.codigo], [503, 'REDE_SOCIAL_INDISPONIVEL']);
      }
      networks.failing = undefined;
      assert.equal((await fresh.anonymous.post(ENTER, {index: token})).status, 400, 'and is asked again');
    } finally {
      await fresh.stop();
    }
  });

  it('keeps out who is not active', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const who = person();
    assert.equal((await link(pintor, await networks.idToken(who))).status, 200);
    await t.db.query(sql`UPDATE pintor SET ativo = false WHERE id = ${pintor.id}`);
    const {status, body} = await enter(await networks.idToken(who));
    assert.deepEqual([status, body.erro], [403, 'Parceiro não tem permissão para acessar a loja.']);
  });

  it('is linked with the password, notified to the address, shown, and unlinked with every other session', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const who = person();
    const wrong = await link(pintor, await networks.idToken(who), 'errada');
    assert.deepEqual([wrong.status, wrong.body.campos], [422, {senha: 'A senha atual não confere.'}]);
    assert.equal((await link(pintor, await networks.idToken(who))).status, 200);
    const [job] = await jobsOf(t, 'pintores.identidade-alterada', pintor.id);
    const [email = ''] = await emailsOf(t, 'pintores.identidade-alterada', job ?? {});
    assert.match(decodedEmail(email), /entrar no seu cadastro com uma conta do Google/);
    assert.deepEqual((await pintor.api.get(IDENTITIES)).body, {
      identidades: [{provedor: 'google', ligadaEm: NOW.toISOString()}],
    });
    const {token} = (await enter(await networks.idToken(who))).body;
    const {status, body} = await pintor.api.delete(`${IDENTITIES}/google`);
    assert.deepEqual([status, body.mensagem], [200, 'Sua conta do Google foi desligada.']);
    assert.equal((await t.asPintor(token).get(INFO)).status, 401);
    assert.equal((await pintor.api.get(INFO)).status, 200);
    assert.equal((await enter(await networks.idToken(who))).status, 400);
    assert.equal((await pintor.api.delete(`${IDENTITIES}/google`)).status, 404);
    assert.ok([400, 422].includes((await pintor.api.delete(`${IDENTITIES}/orkut`)).status));
  });

  it('is linked by the proof of an entrance that found nobody, too', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const who = person();
    const prova = await proofOf(who);
    assert.equal((await pintor.api.post(IDENTITIES, {prova, senha: PINTOR_PASSWORD})).status, 200);
    assert.equal((await enter(await networks.idToken(who))).body.parceiro.id, pintor.id);
    for (const body of [{senha: PINTOR_PASSWORD}, {senha: PINTOR_PASSWORD, prova: `${prova}x`}])
      assert.equal((await pintor.api.post(IDENTITIES, body)).status, 422);
    assert.equal((await t.anonymous.post(IDENTITIES, {prova, senha: PINTOR_PASSWORD})).status, 401);
  });

  it('is one painter’s, and of each network one a painter, however many link at once', async () => {
    const pintores = await Promise.all(Array.from({length: 5}, () => givenPintor(t, {senha: PINTOR_PASSWORD})));
    const who = person();
    const shown = await Promise.all(pintores.map(() => networks.idToken(who)));
    const same = await Promise.all(pintores.map((pintor, i) => link(pintor, shown[i] ?? '')));
    assert.deepEqual(same.map(({status}) => status).sort(), [200, 409, 409, 409, 409]);
    const refused = same.find(({status}) => status === 409);
    assert.equal(refused?.body.erro, 'Esta conta já está ligada a outro cadastro do Clube.');
    const [one = await givenPintor(t)] = pintores.filter((_, i) => same[i]?.status === 409);
    const tokens = await Promise.all(Array.from({length: 4}, () => networks.idToken(person())));
    const several = await Promise.all(tokens.map(each => link(one, each)));
    assert.deepEqual(several.map(({status}) => status).sort(), [200, 409, 409, 409]);
    const owners = await t.db.query(sql`SELECT 1 FROM identidade WHERE sujeito = ${who.sub}`);
    assert.equal(owners.length, 1);
  });

  it('makes one painter of several sign-ups with one identity', async () => {
    const proof = await proofOf(person());
    const answers = await Promise.all(Array.from({length: 4}, () => signUp({googleAuthId: proof})));
    assert.deepEqual(answers.map(({status}) => status).sort(), [201, 409, 409, 409]);
    assert.ok(answers.every(({status, body}) => status === 201 || body.codigo === 'IDENTIDADE_JA_LIGADA'));
  });

  it('leaves no session that was opened while it was unlinked', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const who = person();
    await link(pintor, await networks.idToken(who));
    const tokens = await Promise.all(Array.from({length: 4}, () => networks.idToken(who)));
    const [gone, ...entered] = await Promise.all([
      pintor.api.delete(`${IDENTITIES}/google`),
      ...tokens.map(token => enter(token)),
    ]);
    assert.equal(gone.status, 200);
    for (const {status, body} of entered)
      if (status === 200) assert.equal((await t.asPintor(body.token).get(INFO)).status, 401);
  });
});
