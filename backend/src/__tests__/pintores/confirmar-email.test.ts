import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  AGORA,
  givenApp,
  givenPintor,
  givenPremio,
  givenUsuario,
  insert,
  nextNumber,
  SENHA_PINTOR,
  type PintorDado,
  type TestApp,
} from '../support';
import {givenCenario, givenVenda} from '../notas/support';
import {dadosCadastro, SENHA} from './support';

const CONFIRMAR = '/api/sessoes/parceiro/confirmar-email';
const REENVIAR = '/api/parceiros/reenviar-confirmacao';
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
    t.clock.agora = AGORA;
  });

  const desconhecido = (changes: Record<string, unknown> = {}) => givenPintor(t, {emailConfirmadoEm: null, ...changes});
  const confirmado = async ({api}: PintorDado) =>
    (await api.get<{emailConfirmado: boolean}>(INFO)).body.emailConfirmado;
  const confirmar = (token: string) => t.anonimo.post(CONFIRMAR, {token}, {endereco: `10.4.0.${++n}`});
  /** Jobs of a kind that wait, with what they carry. */
  const jobs = async (name: string, pintorId: number) =>
    (
      await t.db.query<{data: object}>(
        `SELECT data FROM pgboss.job WHERE name = $1 AND data->>'pintorId' = $2 ORDER BY created_on`,
        [name, String(pintorId)],
      )
    ).map(({data}) => data);

  /** Runs a job and answers the letters that it sent. */
  async function cartas(name: string, data: object): Promise<string[]> {
    const folder = join(t.dataDir, 'correio');
    const lidas = () => new Set(readdirSync(t.dataDir).includes('correio') ? readdirSync(folder) : []);
    const before = lidas();
    await t.app.jobs.runNow(name, data);
    return [...lidas()].filter(file => !before.has(file)).map(file => readFileSync(join(folder, file), 'utf8'));
  }
  /** A letter's text without the soft line breaks and the encoding of mail. */
  const decoded = (letter: string) =>
    Buffer.from(
      letter
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');

  async function link(pintorId: number): Promise<string> {
    // Each a moment later: a letter is called by the moment at which it was written.
    t.clock.agora = new Date(t.clock.agora.getTime() + 1);
    const [letter = ''] = await cartas('pintores.confirmar-email', {pintorId});
    const token = /confirmar-email\?token=([\w-]{43})/.exec(decoded(letter))?.[1];
    assert.ok(token, letter);
    return token;
  }

  it('is asked of who signs up, in a letter with a link and nothing of the sender’s but a first name', async () => {
    const dados = dadosCadastro({nome: 'Íris de Souza'});
    const {body} = await t.anonimo.post<{parceiro: {id: number}}>('/api/parceiros', dados, {endereco: '10.4.1.1'});
    const {id} = body.parceiro;
    assert.deepEqual(await jobs('pintores.confirmar-email', id), [{pintorId: id}]);
    const [letter = '', ...others] = await cartas('pintores.confirmar-email', {pintorId: id});
    assert.deepEqual(others, []);
    assert.match(letter, new RegExp(`^To: ${String(dados.email)}\\r$`, 'm'));
    const text = decoded(letter);
    assert.match(text, /Olá, Íris!/);
    assert.doesNotMatch(text, /Souza|Paulista|Bela Vista/);
    const [, token = ''] = /token=([\w-]{43})/.exec(text) ?? [];
    assert.equal((await confirmar(token)).status, 200);
    const {body: entrou} = await t.anonimo.post<{parceiro: {emailConfirmado: boolean}}>('/api/sessoes/parceiro', {
      cpf: dados.cpf,
      senha: SENHA,
    });
    assert.equal(entrou.parceiro.emailConfirmado, true);
    assert.deepEqual(await cartas('pintores.confirmar-email', {pintorId: id}), [], 'nothing is left to confirm');
  });

  it('carries no name that is none', async () => {
    for (const nome of ['http://evil.example ganhe', 'Ganhe R$ 1000', 'clique.aqui agora']) {
      const {id} = await desconhecido({nome});
      t.clock.agora = new Date(t.clock.agora.getTime() + 1);
      const [letter = ''] = await cartas('pintores.confirmar-email', {pintorId: id});
      assert.match(decoded(letter), /Olá!/, nome);
      assert.doesNotMatch(decoded(letter), /evil|ganhe|clique/i, nome);
    }
  });

  it('keeps the link’s hash alone, and takes nothing for a link that is none', async () => {
    const pintor = await desconhecido();
    const token = await link(pintor.id);
    const rows = await t.db.query<{token_hash: string}>(`SELECT * FROM confirmacao_email WHERE pintor_id = $1`, [
      pintor.id,
    ]);
    assert.equal(rows.length, 1);
    assert.ok(!JSON.stringify(rows).includes(token));
    for (const wrong of [token.toLowerCase(), `${token}x`, 'nada', String(rows[0]?.token_hash)]) {
      const {status, body} = await confirmar(wrong);
      assert.deepEqual([status, body.codigo], [422, 'LINK_INVALIDO']);
    }
    for (const body of [{}, {token: ''}, {token: 7}, {token: 'x'.repeat(201)}])
      assert.ok([400, 422].includes((await t.anonimo.post(CONFIRMAR, body)).status));
    assert.equal(await confirmado(pintor), false);
  });

  it('takes effect once, answers the same to a second click, and ends after seven days', async () => {
    const [pintor, tarde] = [await desconhecido(), await desconhecido()];
    const [token, velho] = [await link(pintor.id), await link(tarde.id)];
    const answers = await Promise.all([confirmar(token), confirmar(token), confirmar(token)]);
    assert.deepEqual(
      answers.map(({status}) => status),
      [200, 200, 200],
    );
    const since = () => t.db.one(`SELECT email_confirmado_em FROM pintor WHERE id = $1`, [pintor.id]);
    const first = await since();
    t.clock.agora = new Date(AGORA.getTime() + 7 * DAY_MS - 1000);
    assert.equal((await confirmar(token)).status, 200);
    assert.deepEqual(await since(), first);
    t.clock.agora = new Date(AGORA.getTime() + 7 * DAY_MS + 1000);
    assert.equal((await confirmar(token)).status, 422);
    assert.equal((await confirmar(velho)).status, 422);
    assert.equal(await confirmado(tarde), false);
    await t.app.jobs.runNow('pintores.links-vencidos');
    assert.deepEqual(
      await t.db.query(`SELECT 1 FROM confirmacao_email WHERE pintor_id = ANY($1)`, [[pintor.id, tarde.id]]),
      [],
    );
  });

  it('is asked again three times an hour, for the account', async () => {
    const pintor = await desconhecido();
    const pedidos = await Promise.all(Array.from({length: 9}, () => pintor.api.post(REENVIAR)));
    assert.equal(pedidos.filter(({status}) => status === 200).length, 3);
    const recusas = pedidos.filter(({status}) => status === 429);
    assert.equal(recusas.length, 6);
    assert.match(recusas[0]?.body.erro ?? '', /^Já enviamos vários e-mails de confirmação/);
    assert.equal((await jobs('pintores.confirmar-email', pintor.id)).length, 3);
  });

  it('is not asked again without an address, nor of a confirmed one, nor by a visitor', async () => {
    const semEmail = await givenPintor(t, {email: null});
    assert.deepEqual((await semEmail.api.post(REENVIAR)).body.codigo, 'SEM_EMAIL');
    const {status, body} = await (await givenPintor(t)).api.post(REENVIAR);
    assert.deepEqual([status, body.codigo], [409, 'EMAIL_JA_CONFIRMADO']);
    assert.equal((await t.anonimo.post(REENVIAR)).status, 401);
  });

  it('begins again with another address: old links are void and the old address is told, without the new one', async () => {
    const pintor = await givenPintor(t, {senha: SENHA_PINTOR});
    const novo = `novo${nextNumber()}@exemplo.com.br`;
    const {status, body} = await pintor.api.put<{email: string; emailConfirmado: boolean}>('/api/parceiros', {
      email: novo,
    });
    assert.deepEqual([status, body.email, body.emailConfirmado], [200, novo, false]);
    assert.deepEqual(await jobs('pintores.confirmar-email', pintor.id), [{pintorId: pintor.id}]);
    const avisos = await jobs('pintores.email-alterado', pintor.id);
    assert.deepEqual(avisos, [{pintorId: pintor.id, para: pintor.email}]);
    const [aviso = ''] = await cartas('pintores.email-alterado', avisos[0] ?? {});
    assert.match(aviso, new RegExp(`^To: ${pintor.email}\\r$`, 'm'));
    assert.ok(!decoded(aviso).includes(novo));

    const token = await link(pintor.id);
    const outro = `outro${nextNumber()}@exemplo.com.br`;
    await pintor.api.put('/api/parceiros', {email: outro});
    assert.equal((await confirmar(token)).status, 422, 'a link is for the address that it went to');
    // The address in between was never confirmed: whose it is does not hear of the painter.
    assert.equal((await jobs('pintores.email-alterado', pintor.id)).length, 1);
    assert.equal((await confirmar(await link(pintor.id))).status, 200);
    assert.equal(await confirmado(pintor), true);
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

  it('of an address that is changed three times an hour, no further letter is asked for', async () => {
    const pintor = await givenPintor(t);
    const trocas = await Promise.all(
      Array.from({length: 6}, () => pintor.api.put('/api/parceiros', {email: `troca${nextNumber()}@exemplo.com.br`})),
    );
    assert.equal(trocas.filter(({status}) => status === 200).length, 3);
    assert.equal(trocas.filter(({status}) => status === 429).length, 3);
    assert.equal((await jobs('pintores.email-alterado', pintor.id)).length, 1);
  });

  it('comes before every other letter', async () => {
    const {id: clusterId} = await insert<{id: number}>(t, 'cluster', {nome: 'Prata', ordem: 2});
    const [premio, staff] = [await givenPremio(t), (await givenUsuario(t, 0)).api];
    const enviadas = async (emailConfirmadoEm: Date | null) => {
      const pintor = await givenPintor(t, {emailConfirmadoEm, saldo: 5000});
      const pedido = {codigoPremio: premio.codigo, qtde: 1};
      const {body} = await pintor.api.post<{resgate: {id: number}}>('/api/resgatar', pedido);
      const {venda} = await givenVenda(t, await givenCenario(t, pintor));
      const {body: pontuado} = await staff.post<{venda: {id: number}}>('/api/pontuacoes/pontuar', {venda});
      return [
        await cartas('pintores.nivel-alcancado', {pintorId: pintor.id, clusterId}),
        await cartas('premios.confirmar-resgate', {resgateId: body.resgate.id}),
        await cartas('notas.avisar-pontuacao', {vendaId: pontuado.venda.id}),
      ].map(({length}) => length);
    };
    assert.deepEqual(await enviadas(null), [0, 0, 0]);
    assert.deepEqual(await enviadas(t.clock.agora), [1, 1, 1]);
  });

  describe('letters to one address', () => {
    it('are five an hour; what comes beyond is put off, and given up after a day', async () => {
      const pintor = await givenPintor(t);
      const {id: clusterId} = await insert<{id: number}>(t, 'cluster', {nome: 'Ouro', ordem: 3});
      const name = 'pintores.nivel-alcancado';
      let sent = 0;
      for (let i = 0; i < 8; i++)
        // Each by a name of its own, as a letter that is sent again overwrites itself in the folder.
        sent += (await cartas('pintores.email-alterado', {pintorId: 9_000_000 + i, para: pintor.email.toUpperCase()}))
          .length;
      assert.equal(sent, 5);
      const adiadas = await t.db.query<{data: {adiada: number}; depois: boolean}>(
        `SELECT data, start_after > now() + interval '50 minutes' AS depois FROM pgboss.job
          WHERE name = 'pintores.email-alterado' AND (data->>'pintorId')::int > 9000000`,
      );
      assert.deepEqual(
        adiadas.map(({data, depois}) => [data.adiada, depois]),
        [
          [1, true],
          [1, true],
          [1, true],
        ],
      );
      const data = {pintorId: pintor.id, clusterId, adiada: 24};
      assert.deepEqual(await cartas(name, data), []);
      assert.deepEqual(await jobs(name, pintor.id), []);
    });
  });
});
